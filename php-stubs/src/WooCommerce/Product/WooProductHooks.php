<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins make of a product's words and button at the filters of WooCommerce's templates and blocks. The Store API
 * asks them for none of it.
 */
final class WooProductHooks {
	private const LINK = 'woocommerce_loop_add_to_cart_link';

	private const OPTION = 'woocommerce_variation_option_name';

	private const BADGE = 'woocommerce_sale_badge_text';

	private bool $names_options;
	private bool $names_badges;
	private bool $has_links;

	/** Looks for the plugins, once for a list. */
	public function __construct() {
		$this->names_options = Listeners::exist( self::OPTION );
		$this->names_badges  = Listeners::exist( self::BADGE );
		$this->has_links     = Listeners::exist( self::LINK );
	}

	/**
	 * Returns the product as its plugins want it shown.
	 *
	 * @param array<string, mixed> $fields Product of the Store API.
	 * @return array<string, mixed> With `sale_badge`, text, and `loop_link`, HTML, where a plugin has another one.
	 */
	public function applied( array $fields, \WC_Product $product ): array {
		if ( $this->names_options && is_array( $fields['attributes'] ?? null ) ) {
			foreach ( $fields['attributes'] as $index => $attribute ) {
				$fields['attributes'][ $index ] = self::with_names( is_array( $attribute ) ? $attribute : array(), $product );
			}
		}
		if ( $this->names_badges && true === ( $fields['on_sale'] ?? false ) ) {
			$text                 = apply_filters( self::BADGE, __( 'Sale', 'storefront-islands' ), $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
			$fields['sale_badge'] = is_string( $text ) ? PlainText::of( $text ) : '';
		}
		$link = $this->has_links ? self::link( $product ) : '';
		return '' === $link ? $fields : $fields + array( 'loop_link' => $link );
	}

	/**
	 * Returns an attribute with the names of its values.
	 *
	 * @param array<array-key, mixed> $attribute Attribute of the Store API.
	 * @return array<array-key, mixed>
	 */
	private static function with_names( array $attribute, \WC_Product $product ): array {
		if ( true !== ( $attribute['has_variations'] ?? false ) || ! is_array( $attribute['terms'] ?? null ) ) {
			return $attribute;
		}
		$taxonomy = is_string( $attribute['taxonomy'] ?? null ) ? $attribute['taxonomy'] : '';
		$of       = '' === $taxonomy ? $attribute['name'] ?? '' : $taxonomy;
		$terms = array();
		foreach ( $attribute['terms'] as $term ) {
			if ( is_array( $term ) && is_string( $term['name'] ?? null ) ) {
				$known = '' === $taxonomy || ! is_numeric( $term['id'] ?? null ) ? null : get_term( (int) $term['id'], $taxonomy );
				$name  = apply_filters( self::OPTION, $term['name'], $known instanceof \WP_Term ? $known : null, $of, $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
				$term  = array_replace( $term, array( 'name' => is_string( $name ) ? $name : $term['name'] ) );
			}
			$terms[] = $term;
		}
		$attribute['terms'] = $terms;
		return $attribute;
	}

	/**
	 * Returns a plugin's HTML of the button in a list; empty where it leaves the link of WooCommerce's template as it is.
	 */
	private static function link( \WC_Product $product ): string {
		$attributes = array(
			'data-product_id'  => $product->get_id(),
			'data-product_sku' => $product->get_sku(),
			'aria-label'       => $product->add_to_cart_description(),
			'rel'              => 'nofollow',
		);
		$class      = 'button wp-element-button add_to_cart_button product_type_' . $product->get_type();
		$link       = sprintf( '<a href="%s" data-quantity="1" class="%s" %s>%s</a>', esc_url( $product->add_to_cart_url() ), esc_attr( $class ), wc_implode_html_attributes( $attributes ), esc_html( $product->add_to_cart_text() ) );
		$arguments  = array(
			'quantity'   => 1,
			'class'      => $class,
			'attributes' => $attributes,
		);
		$html       = apply_filters( self::LINK, $link, $product, $arguments ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
		return is_string( $html ) && $html !== $link ? $html : '';
	}
}
