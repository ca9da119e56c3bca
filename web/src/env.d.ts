declare module "virtual:icons" {
  /** The address of each sheet of icons, and the sheet of each icon. */
  export const urls: Record<string, string>;
  export const sheets: Map<string, string>;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
