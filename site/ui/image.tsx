import type { ComponentProps } from "react";
import { Pictured } from "./pictures-off.tsx";

/** In place of a bare <img>: it knows what to do where a visitor wants no pictures. */
export function Image({ alt, ...rest }: ComponentProps<"img"> & { alt: string }) {
  return (
    <Pictured alt={alt}>
      <img alt={alt} {...rest} />
    </Pictured>
  );
}
