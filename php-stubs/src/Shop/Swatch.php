<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** One or two colours, or a picture; neither for a value that is shown by its name. */
final class Swatch {
	/** Paths of a sample of 2 by 2: the whole of it, and its second half. */
	public const SHAPES = array( 'M0 0h2v2H0z', 'M2 0v2H0z' );

	/**
	 * Colours as #rrggbb or #rgb: none, one, or two for a value such as "Black and white".
	 *
	 * @var list<string>
	 */
	public array $colors = array();

	/** URL of a small picture; empty for none. */
	public string $picture = '';

	/**
	 * Creates a sample; what is no colour is left out. A picture goes before colours.
	 *
	 * @param list<mixed> $colors  Colours.
	 * @param mixed       $picture URL.
	 */
	public function __construct( array $colors, $picture = '' ) {
		$this->picture = is_string( $picture ) ? esc_url_raw( $picture ) : '';
		foreach ( '' === $this->picture ? $colors : array() as $color ) {
			$hex = is_string( $color ) ? sanitize_hex_color( trim( $color ) ) : null;
			if ( is_string( $hex ) && '' !== $hex && count( $this->colors ) < 2 ) {
				$this->colors[] = $hex;
			}
		}
	}

	/** True if there is nothing to see. */
	public function is_empty(): bool {
		return '' === $this->picture && array() === $this->colors;
	}

	/** Returns an address at which the sample is a picture; empty for none. */
	public function address(): string {
		if ( '' !== $this->picture || array() === $this->colors ) {
			return $this->picture;
		}
		$paths = '';
		foreach ( $this->colors as $index => $color ) {
			$paths .= sprintf( "<path fill='%s' d='%s'/>", $color, self::SHAPES[ $index ] );
		}
		return 'data:image/svg+xml,' . rawurlencode( "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>$paths</svg>" );
	}
}
