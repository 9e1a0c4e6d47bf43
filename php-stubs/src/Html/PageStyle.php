<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints style rules of single elements, and texts of style sheets, as WordPress's inline styles: style attributes would
 * need 'unsafe-inline' in a Content-Security-Policy, style elements can have its nonce. The class of rules is made of
 * their content.
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
	 * Prints a text that a style sheet shows: a custom property of the page, as a string of CSS.
	 *
	 * @param string $name Name of the property, without its prefix.
	 */
	public static function text( string $name, string $text ): void {
		$string = addcslashes( wp_strip_all_tags( $text, true ), '"\\' );
		self::enqueue( "storefront-islands-text-$name", ":root{--storefront-text-$name:\"$string\"}" );
	}

	/**
	 * Prints a custom property of the page.
	 *
	 * @param string $name Name of the property, without its prefix.
	 * @param string $value Its value, which must be valid CSS.
	 */
	public static function property( string $name, string $value ): void {
		self::enqueue( "storefront-islands-$name", ":root{--storefront-$name:$value}" );
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
		self::enqueue( $handle, $css );
		return $class;
	}

	/** Enqueues CSS. Its handle is its own: WordPress prints it in the head or, if that is over, in the footer. */
	private static function enqueue( string $handle, string $css ): void {
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, false, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- No file.
			wp_add_inline_style( $handle, $css );
		}
		wp_enqueue_style( $handle );
	}
}
