import type { ComponentProps } from "react";
import { Pictured } from "./pictures-off.tsx";

/** Instead of a bare <img>: it handles the setting "no pictures". */
export function Image({ alt, ...rest }: ComponentProps<"img"> & { alt: string }) {
  return (
    <Pictured alt={alt}>
      <img alt={alt} {...rest} />
    </Pictured>
  );
}
