<?php
/**
 * Style rules of single elements.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints style rules of single elements as WordPress's inline styles, under a class made of their content: style
 * attributes would need 'unsafe-inline' in a Content-Security-Policy, style elements can have its nonce.
 */
final class PageStyle {
	/**
	 * Returns the attributes class and, in a response that has no head for the rules, style.
	 *
	 * @param string                $classes Class names that the element has anyway.
	 * @param array<string, string> $rules   Declarations by selector below the element; '' for the element itself.
	 * @return array<string, string>
	 */
	public static function attributes( string $classes, array $rules ): array {
		$rules = array_filter( $rules );
		if ( array() === $rules ) {
			return array( 'class' => $classes );
		}
		if ( wp_doing_ajax() || wp_is_serving_rest_request() ) {
			return array_filter(
				array(
					'class' => $classes,
					'style' => $rules[''] ?? '',
				)
			);
		}
		return array( 'class' => $classes . ' ' . self::class_of( $rules ) );
	}

	/**
	 * Enqueues the rules, and returns the class that they apply to.
	 *
	 * @param array<string, string> $rules Declarations by selector.
	 */
	private static function class_of( array $rules ): string {
		$class  = 'storefront-style-' . substr( md5( (string) wp_json_encode( $rules ) ), 0, 12 );
		$handle = str_replace( 'storefront-', 'storefront-islands-', $class );
		$css    = '';
		foreach ( $rules as $selector => $declarations ) {
			$css .= ".$class$selector{{$declarations}}";
		}
		// A handle of its own: WordPress prints it in the head or, if that is over, in the footer.
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- No file.
			wp_add_inline_style( $handle, $css );
		}
		wp_enqueue_style( $handle );
		return $class;
	}
}
