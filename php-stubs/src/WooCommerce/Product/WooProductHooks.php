<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins make of a product's words and button at the filters of WooCommerce's templates and blocks. The Store API
 * asks them for none of it.
 */
final class WooProductHooks {
	private const LINK = 'woocommerce_loop_add_to_cart_link';

	private const QUANTITY_DATA = 'data-quantity';

	private const OPTION = 'woocommerce_variation_option_name';

	/** Filter of WooCommerce's block, for text. */
	private const BADGE = 'woocommerce_sale_badge_text';

	/** Filter of WooCommerce's templates, for HTML. */
	private const FLASH = 'woocommerce_sale_flash';

	private const QUANTITY = 'woocommerce_quantity_input_args';

	private bool $names_options;
	private bool $names_badges;
	private bool $has_links;
	private bool $has_quantities;

	/** Looks for the plugins, once for a list. */
	public function __construct() {
		$this->names_options  = Listeners::exist( self::OPTION );
		$this->names_badges   = Listeners::exist( self::BADGE ) || Listeners::exist( self::FLASH );
		$this->has_links      = Listeners::exist( self::LINK );
		$this->has_quantities = Listeners::exist( self::QUANTITY );
	}

	/**
	 * Returns the product as its plugins want it shown.
	 *
	 * @param array<string, mixed> $fields Product of the Store API.
	 * @return array<string, mixed> With `sale_badge`, text, empty for no badge, with `initial_quantity`, with `list_quantity` where a
	 *                              plugin has lists add another one, and with `loop_link`, HTML, where it has another button, or `list_data`,
	 *                              attributes of the list's button.
	 */
	public function applied( array $fields, \WC_Product $product ): array {
		if ( $this->names_options || $this->names_badges || $this->has_quantities || $this->has_links ) {
			WooCurrentProduct::during(
				$product,
				function () use ( &$fields, $product ): void {
					// What a filter prints would stand before the page's content.
					new PluginOutput(
						'Filters of a product',
						function () use ( &$fields, $product ): void {
							$fields = $this->changed( $fields, $product );
						}
					);
				}
			);
		}
		return $fields;
	}

	/**
	 * Returns the product as its plugins want it shown.
	 *
	 * @param array<string, mixed> $fields Product of the Store API.
	 * @return array<string, mixed>
	 */
	private function changed( array $fields, \WC_Product $product ): array {
		if ( $this->names_options && is_array( $fields['attributes'] ?? null ) ) {
			foreach ( $fields['attributes'] as $index => $attribute ) {
				$fields['attributes'][ $index ] = self::with_names( is_array( $attribute ) ? $attribute : array(), $product );
			}
		}
		if ( $this->names_badges && true === ( $fields['on_sale'] ?? false ) ) {
			$fields['sale_badge'] = self::badge( $product );
		}
		if ( $this->has_quantities ) {
			$fields['initial_quantity'] = self::initial_quantity( $product );
		}
		return $this->has_links && ! self::is_of_a_form( $product ) ? array_replace( $fields, self::link( $product ) ) : $fields;
	}

	/**
	 * True for a product that no list shows: a variation, and the product of the page. Plugins take one whose link they are
	 * asked for as a product of a list.
	 */
	private static function is_of_a_form( \WC_Product $product ): bool {
		return $product instanceof \WC_Product_Variation || ( is_product() && get_queried_object_id() === $product->get_id() );
	}

	/** Returns the badge of a sale as text; empty for none. Some themes print it, as the template prints what they return. */
	private static function badge( \WC_Product $product ): string {
		$text = apply_filters( self::BADGE, __( 'Sale', 'storefront-islands' ), $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
		$text = is_string( $text ) ? PlainText::of( $text ) : '';
		$badge = new PluginOutput(
			self::FLASH,
			static function () use ( $text, $product ): void {
				$html = apply_filters( self::FLASH, '<span class="onsale">' . esc_html( $text ) . '</span>', get_post( $product->get_id() ), $product ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
				echo is_string( $html ) ? $html : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Read as text.
			}
		);
		return $badge->failed ? $text : PlainText::of( $badge->html );
	}

	/**
	 * Returns the quantity with which the form of WooCommerce's template begins; null for the least one. The template asks
	 * for a variable product, before a variation is chosen.
	 */
	private static function initial_quantity( \WC_Product $product ): ?float {
		$parent    = $product instanceof \WC_Product_Variation ? wc_get_product( $product->get_parent_id() ) : null;
		$of        = $parent instanceof \WC_Product ? $parent : $product;
		$minimum   = $of->get_min_purchase_quantity();
		$defaults  = array(
			'input_id'     => 'quantity',
			'input_name'   => 'quantity',
			'input_value'  => $minimum,
			'min_value'    => $minimum,
			'max_value'    => $of->get_max_purchase_quantity(),
			'step'         => 1,
			'product_name' => $of->get_title(),
			'classes'      => array( 'input-text', 'qty', 'text' ),
			'readonly'     => false,
		);
		$arguments = apply_filters( self::QUANTITY, $defaults, $of ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
		$value     = is_array( $arguments ) ? $arguments['input_value'] ?? null : null;
		return is_numeric( $value ) ? (float) $value : null;
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

	/** Returns the class names of WooCommerce's template, by which its script adds the product without loading a page. */
	private static function link_class( \WC_Product $product ): string {
		$is_sold = $product->is_purchasable() && $product->is_in_stock();
		return 'button wp-element-button product_type_' . $product->get_type()
			. ( $is_sold ? ' add_to_cart_button' : '' )
			. ( $is_sold && $product->supports( LoopLink::IN_PLACE ) ? ' ' . LoopLink::IN_PLACE : '' );
	}

	/**
	 * Returns a plugin's HTML of the button in a list, where it changes the link of WooCommerce's template. Where it adds
	 * data only, the button of the list has them too; of these the quantity is what the list adds. Where it takes away the
	 * class name of links that add in place, as the product has something to choose, the list has a link.
	 *
	 * @return array{loop_link?: string, list_quantity?: float, list_data?: array<string, string>, is_added_in_lists?: false}
	 */
	private static function link( \WC_Product $product ): array {
		$arguments = array(
			'quantity'   => 1,
			'class'      => self::link_class( $product ),
			'attributes' => array(
				'data-product_id'  => $product->get_id(),
				'data-product_sku' => $product->get_sku(),
				'aria-label'       => $product->add_to_cart_description(),
				'rel'              => 'nofollow',
			),
		);
		$link      = sprintf( '<a href="%s" data-quantity="1" class="%s" %s>%s</a>', esc_url( $product->add_to_cart_url() ), esc_attr( $arguments['class'] ), wc_implode_html_attributes( $arguments['attributes'] ), esc_html( $product->add_to_cart_text() ) );
		$html      = apply_filters( self::LINK, $link, $product, $arguments ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own filter.
		if ( ! is_string( $html ) || '' === $html || $html === $link ) {
			return array();
		}
		$data = LoopLink::added_data( $link, $html );
		if ( null === $data ) {
			return array( 'loop_link' => $html );
		}
		$quantity = $data[ self::QUANTITY_DATA ] ?? '1';
		unset( $data[ self::QUANTITY_DATA ] );
		return array_filter(
			array(
				'list_quantity' => is_numeric( $quantity ) && '1' !== $quantity ? (float) $quantity : null,
				'list_data'     => $data,
			)
		) + ( false !== strpos( $link, LoopLink::IN_PLACE ) && false === strpos( $html, LoopLink::IN_PLACE ) ? array( 'is_added_in_lists' => false ) : array() );
	}
}
