export interface PlaceTable {
  /** `city:<GeoNames id>`, `state:<country>.<code>` or `country:<code>`. */
  id: string;
  kind: 'city' | 'state' | 'country';
  name: string;
  state_code: string | null;
  state_name: string | null;
  country_code: string;
  country_name: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
  time_zone: string | null;
}

export interface PlaceNameTable {
  folded: string;
  place_id: string;
  population: number;
}

export interface PlaceTables {
  place: PlaceTable;
  place_name: PlaceNameTable;
}
