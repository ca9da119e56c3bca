declare module "virtual:icons" {
  /** The address of the client's own sheet of icons. */
  export const url: string;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
