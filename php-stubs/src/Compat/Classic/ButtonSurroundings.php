<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins and themes put before and after the button of the classic checkout by the filter of its HTML. The button
 * itself is the screen's.
 */
final class ButtonSurroundings {
	/** Parts of the HTML by the action beside which they stand. */
	private const PARTS = array(
		'woocommerce_review_order_before_submit' => 0,
		'woocommerce_review_order_after_submit'  => 1,
	);

	/** The button in the filtered HTML: by its id or name, otherwise whatever sends the form. */
	private const BUTTONS = array(
		'~<(button|a)\b[^>]*place_order\b[^>]*>.*?</\1>|<input\b[^>]*place_order\b[^>]*>~si',
		'~<button\b[^>]*>.*?</button>|<input\b[^>]*type=["\']?submit\b[^>]*>~si',
	);

	/** HTML with something to see. */
	private const SEEN = '~<(?:img|svg|video|input|select|textarea|button)\b~i';

	/** True if plugins or themes have taken the button away, or have one in its place that cannot be pressed. */
	public static function are_without_button(): bool {
		return Listeners::exist( ClassicActions::BUTTON_FILTER ) && 2 !== count( self::parts() );
	}

	/** True if a part of the HTML may stand at an action. */
	public static function are_at( string $action ): bool {
		return isset( self::PARTS[ $action ] ) && Listeners::exist( ClassicActions::BUTTON_FILTER );
	}

	/** Returns the part that stands at an action. */
	public static function html( string $action ): string {
		$part = self::parts()[ self::PARTS[ $action ] ?? 0 ] ?? '';
		// A theme may only wrap the button.
		return '' === trim( wp_strip_all_tags( $part ) ) && 1 !== preg_match( self::SEEN, $part ) ? '' : $part;
	}

	/**
	 * Returns the HTML before and after the button; all of it, if there is none that can be pressed. What a callback prints
	 * comes first, as in the classic form.
	 *
	 * @return list<string>
	 */
	private static function parts(): array {
		$html   = '';
		$output = new PluginOutput(
			ClassicActions::BUTTON_FILTER,
			static function () use ( &$html ): void {
				$filtered = apply_filters( 'woocommerce_order_button_html', '<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button>' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
				$html     = is_string( $filtered ) ? $filtered : '';
			}
		);
		$html   = $output->html . $html;
		foreach ( self::BUTTONS as $pattern ) {
			if ( 1 === preg_match( $pattern, $html, $button ) ) {
				return self::is_disabled( $button[0] ) ? array( $html ) : array_map( 'strval', (array) preg_split( $pattern, $html, 2 ) );
			}
		}
		return array( $html );
	}

	/**
	 * True if a button cannot be pressed; a class that looks so does not count.
	 *
	 * @param string $button Its HTML.
	 */
	private static function is_disabled( string $button ): bool {
		$tags = new \WP_HTML_Tag_Processor( $button );
		return $tags->next_tag() && null !== $tags->get_attribute( 'disabled' );
	}
}
