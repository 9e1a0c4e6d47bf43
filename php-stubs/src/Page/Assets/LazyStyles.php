<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the style sheets of scripts that the boot script loads: those with the same handle that the page has not
 * printed.
 */
final class LazyStyles {
	private \WP_Styles $styles;

	public function __construct( \WP_Styles $styles ) {
		$this->styles = $styles;
	}

	/**
	 * Returns the style sheet of a script.
	 *
	 * @return array{style?: string} URL with its version; empty if there is none to load.
	 */
	public function style_of( string $handle ): array {
		$style = $this->styles->registered[ $handle ] ?? null;
		if ( null === $style || ! is_string( $style->src ) || in_array( $handle, $this->styles->done, true ) ) {
			return array();
		}
		// Filter of WP_Styles::_css_href(), used by plugins that serve style sheets from another host.
		$href = apply_filters( 'style_loader_src', add_query_arg( 'ver', (string) $style->ver, $style->src ), $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		return is_string( $href ) && '' !== $href ? array( 'style' => esc_url_raw( $href ) ) : array();
	}
}
