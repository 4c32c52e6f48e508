import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { rememberMethods } from './methods-at.ts';

test('SV-01 a path has the methods of its own routes, not those of a path with a parameter in its place', () => {
  const app = Fastify();
  rememberMethods(app);
  app.post('/api/v1/candidates/pool/remark', () => '');
  app.get('/api/v1/candidates/:id/remark', () => '');
  app.put('/api/v1/candidates/:candidateId/remark', () => '');
  app.get('/about', () => '');
  expect(app.methodsAt('/api/v1/candidates/pool/remark?of=1')).toEqual(['POST']);
  expect(app.methodsAt('/api/v1/candidates/7/remark')).toEqual(['GET', 'HEAD', 'PUT']);
  expect(app.methodsAt('/api/v1/candidates/7')).toEqual([]);
  expect(app.methodsAt('/about')).toEqual([]);
});
