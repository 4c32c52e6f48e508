import type { ReactNode } from 'react';

/** Chooses one of so many, the same for the same name at the same point. */
type Choose = (of: number) => number;

const SOFT = 0.45;
const turn = (degrees: number) => `rotate(${degrees} 12 12)`;

/** Four quarters of circles, each turned on its own. */
function quarters(choose: Choose): ReactNode {
  return [0, 1, 2, 3].map((quarter) => (
    <g key={quarter} transform={`translate(${(quarter % 2) * 9 + 3} ${Math.floor(quarter / 2) * 9 + 3})`}>
      <path d="M0 0h9a9 9 0 0 1-9 9z" transform={`rotate(${choose(4) * 90} 4.5 4.5)`} opacity={choose(3) === 0 ? SOFT : 1} />
    </g>
  ));
}

/** Petals around the centre. */
function petals(choose: Choose): ReactNode {
  const count = choose(4) + 3;
  const width = choose(2) === 0 ? 2.6 : 3.4;
  return Array.from({ length: count }, (_, petal) => (
    <ellipse
      key={petal}
      cx="12"
      cy="7.2"
      rx={width}
      ry="4.6"
      transform={turn((360 / count) * petal)}
      opacity={petal % 2 === 0 ? 0.95 : 0.6}
    />
  ));
}

/** Bars of different lengths. */
function bars(choose: Choose): ReactNode {
  const angle = choose(4) * 45;
  return (
    <g transform={turn(angle)}>
      {[4.5, 10, 15.5].map((y, bar) => {
        const length = [9, 12, 16][(choose(3) + bar) % 3] ?? 16;
        return (
          <rect
            key={y}
            x={choose(2) === 0 ? 4 : 20 - length}
            y={y}
            width={length}
            height="4"
            rx="2"
            opacity={bar === 1 ? SOFT : 1}
          />
        );
      })}
    </g>
  );
}

/** A ring with something on its orbit. */
function orbit(choose: Choose): ReactNode {
  const angle = choose(8) * 45;
  return (
    <>
      <circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" strokeWidth={choose(2) === 0 ? 2 : 3.2} opacity={SOFT} />
      <circle cx="12" cy="5" r="3.2" transform={turn(angle)} />
      {choose(2) === 0 && <circle cx="12" cy="12" r="2.4" />}
    </>
  );
}

/** Two shapes that overlap. */
function overlap(choose: Choose): ReactNode {
  const shape = choose(3);
  const draw = (x: number, y: number) =>
    shape === 0 ? (
      <circle cx={x} cy={y} r="6.4" />
    ) : (
      <rect
        x={x - 5}
        y={y - 5}
        width="10"
        height="10"
        rx={shape === 1 ? 2.4 : 5}
        transform={`rotate(${shape === 1 ? 45 : 0} ${x} ${y})`}
      />
    );
  return (
    <g transform={turn(choose(4) * 45)}>
      <g opacity={SOFT}>{draw(8.4, 12)}</g>
      <g opacity="0.9">{draw(15.6, 12)}</g>
    </g>
  );
}

/** Arcs inside one another. */
function arcs(choose: Choose): ReactNode {
  return (
    <g transform={turn(choose(4) * 90)} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M5 19V16A11 11 0 0 1 16 5h3" opacity={SOFT} />
      <path d="M10 19v-2a7 7 0 0 1 7-7h2" />
      {choose(2) === 0 ? <circle cx="18" cy="18" r="1.3" fill="currentColor" /> : <path d="M15 19h4" />}
    </g>
  );
}

/** Peaks beside one another. */
function peaks(choose: Choose): ReactNode {
  const high = choose(2) === 0;
  return (
    <g transform={choose(2) === 0 ? undefined : 'matrix(-1 0 0 1 24 0)'}>
      <path d="M3 19 10 6l7 13z" opacity={SOFT} />
      <path d={high ? 'M9 19 16 9l6 10z' : 'M10 19l5.5-7 5.5 7z'} />
      {choose(2) === 0 && <circle cx="17.5" cy="5.5" r="1.9" />}
    </g>
  );
}

/** Arrowheads in a row. */
function chevrons(choose: Choose): ReactNode {
  return (
    <g
      transform={turn(choose(4) * 90)}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="m5 6 6 6-6 6" opacity={SOFT} />
      <path d="m12 6 6 6-6 6" />
      {choose(2) === 0 && <path d="M20.5 12v.01" />}
    </g>
  );
}

/** Dots on a grid, alike on both sides. */
function dots(choose: Choose): ReactNode {
  return [5.5, 12, 18.5].flatMap((y) => {
    const [side, middle] = [choose(3), choose(3)];
    return [5.5, 12, 18.5].map((x) => {
      const size = x === 12 ? middle : side;
      return <circle key={`${x} ${y}`} cx={x} cy={y} r={[1.3, 2, 2.9][size]} opacity={size === 0 ? SOFT : 1} />;
    });
  });
}

/** A hexagon around something. */
function hexagon(choose: Choose): ReactNode {
  const inside = choose(3);
  return (
    <>
      <path d="m12 3 7.8 4.5v9L12 21l-7.8-4.5v-9z" opacity={SOFT} />
      {inside === 0 && <circle cx="12" cy="12" r="3.6" />}
      {inside === 1 && <path d="m12 8 3.5 2v4L12 16l-3.5-2v-4z" />}
      {inside === 2 && <path d="M12 7.5 16 12l-4 4.5L8 12z" />}
    </>
  );
}

const FAMILIES = [quarters, petals, bars, orbit, overlap, arcs, peaks, chevrons, dots, hexagon] as const;

/** The same choices for the same seed. */
function choiceFrom(seed: number): Choose {
  let rest = seed;
  return (of) => {
    // The constants of a linear congruential generator with a full period; its high bits are the random ones.
    rest = (Math.imul(rest, 1_664_525) + 1_013_904_223) >>> 0;
    return (rest >>> 16) % of;
  };
}

function drawn(seed: number): ReactNode {
  const choose = choiceFrom(seed);
  const family = FAMILIES[choose(FAMILIES.length)] ?? quarters;
  return family(choose);
}

/** A mark for a company without a logo: the same name always has the same one. `seed`: a whole number, from the name. */
export function CompanyMark({ seed }: { seed: number }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" focusable="false">
      {drawn(seed)}
    </svg>
  );
}
