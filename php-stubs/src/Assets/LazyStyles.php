<?php
/**
 * Style sheets for later.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Assets;

defined( 'ABSPATH' ) || exit;

/** Knows the style sheets that come with scripts which boot loads: those of the same handle that the page has not printed. */
final class LazyStyles {
	/**
	 * The page's style sheets.
	 *
	 * @var \WP_Styles
	 */
	private $styles;

	/**
	 * Takes the page's style sheets.
	 *
	 * @param \WP_Styles $styles The page's style sheets, all printed.
	 */
	public function __construct( \WP_Styles $styles ) {
		$this->styles = $styles;
	}

	/**
	 * The style sheet of a script.
	 *
	 * @param string $handle The script's handle.
	 * @return array{style?: string} Its address with its version; empty where there is none to bring.
	 */
	public function style_of( string $handle ): array {
		$style = $this->styles->registered[ $handle ] ?? null;
		if ( null === $style || ! is_string( $style->src ) || in_array( $handle, $this->styles->done, true ) ) {
			return array();
		}
		// The filter of WP_Styles::_css_href(): plugins that move style sheets to another host use it.
		$href = apply_filters( 'style_loader_src', add_query_arg( 'ver', (string) $style->ver, $style->src ), $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		return is_string( $href ) && '' !== $href ? array( 'style' => esc_url_raw( $href ) ) : array();
	}
}
