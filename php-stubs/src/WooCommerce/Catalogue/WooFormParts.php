<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Shop\ProductFormParts;
use StorefrontIslands\WooCommerce\Product\WooCurrentProduct;
use StorefrontIslands\WooCommerce\Product\WooVariation;

defined( 'ABSPATH' ) || exit;

/**
 * Fields and defaults as WooCommerce's template variable.php has them. The actions of its templates run for the callbacks
 * of other plugins. A product type that is not WooCommerce's own prints its own template.
 */
final class WooFormParts {
	/** Product types of WooCommerce. */
	private const TYPES = array( 'simple', 'variable', 'variation', 'grouped', 'external' );

	/** Action that prints the button of a variable product. */
	private const VARIATION = 'woocommerce_single_variation';

	/** Actions around a quantity, and around its input in WooCommerce's template quantity-input.php. */
	private const QUANTITY = array(
		ProductFormParts::BEFORE_QUANTITY,
		ProductFormParts::BEFORE_QUANTITY_INPUT,
		ProductFormParts::AFTER_QUANTITY_INPUT,
		ProductFormParts::AFTER_QUANTITY,
	);

	/** Actions around the button, which a plugin's own button runs. */
	private const BUTTON = array( 'woocommerce_before_add_to_cart_button', ...self::QUANTITY, 'woocommerce_after_add_to_cart_button' );

	/** Filters at which plugins read their fields. */
	private const ADDING = array( 'woocommerce_add_to_cart_validation', 'woocommerce_add_cart_item_data', 'woocommerce_add_cart_item' );

	/** Actions of WooCommerce's templates in single-product/add-to-cart. */
	private const ACTIONS = array(
		'woocommerce_before_add_to_cart_form',
		'woocommerce_before_variations_form',
		'woocommerce_after_variations_table',
		'woocommerce_before_single_variation',
		self::VARIATION,
		'woocommerce_before_add_to_cart_button',
		...self::QUANTITY,
		'woocommerce_after_add_to_cart_button',
		'woocommerce_after_single_variation',
		'woocommerce_after_variations_form',
		'woocommerce_after_add_to_cart_form',
	);

	/** Actions of WooCommerce's template grouped.php before and after each of a product's columns; "%s" is before or after. */
	private const COLUMNS = array( 'woocommerce_grouped_product_list_%s_quantity', 'woocommerce_grouped_product_list_%s_label', 'woocommerce_grouped_product_list_%s_price' );

	/** Returns the parts of a product's form. */
	public static function of( int $product_id ): ProductFormParts {
		$product = wc_get_product( $product_id );
		if ( ! $product instanceof \WC_Product ) {
			return new ProductFormParts();
		}
		$parts = self::choices( $product );
		WooCurrentProduct::during(
			$product,
			static function () use ( $product, $parts ): void {
				if ( post_password_required( $product->get_id() ) ) {
					$parts->whole     = get_the_password_form( $product->get_id() );
					$parts->is_locked = true;
					return;
				}
				$type = $product->get_type();
				if ( ! in_array( $type, self::TYPES, true ) ) {
					$action       = "woocommerce_{$type}_add_to_cart";
					$parts->whole = trim( ( new PluginOutput( $action, static fn() => do_action( $action ) ) )->html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own action.
					return;
				}
				$has_form = $product->is_type( array( 'external', 'grouped' ) ) || ( $product->is_purchasable() && $product->is_in_stock() );
				$parts->has_button = ! ( $product instanceof \WC_Product_Variable && self::is_replaced( self::VARIATION, 'woocommerce_single_variation_add_to_cart_button' ) );
				foreach ( $has_form ? self::ACTIONS : array() as $action ) {
					if ( $parts->has_button || ! in_array( $action, self::BUTTON, true ) ) {
						self::keep( $parts, $action, $action, array() );
					}
				}
				self::add_of_type( $parts, "woocommerce_{$type}_add_to_cart" );
				if ( $product instanceof \WC_Product_Grouped ) {
					self::group( $parts, $product );
				}
				$parts->is_sent = array() !== $parts->html && self::read_the_request();
			}
		);
		return $parts;
	}

	/**
	 * True if a plugin reads the request itself, by filter_input( INPUT_POST ): $_POST can be filled for it
	 * (WooCommerce\Cart\WooAddRequest), that cannot.
	 */
	private static function read_the_request(): bool {
		foreach ( self::ADDING as $filter ) {
			foreach ( has_filter( $filter ) ? Listeners::of( $filter ) : array() as $listener ) {
				if ( $listener['source']->says( 'INPUT_POST' ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * True if a plugin has put something of its own, such as a button that asks for an offer, in the place of what
	 * WooCommerce prints at an action. A theme that has moved it does not count.
	 */
	private static function is_replaced( string $action, string $callback ): bool {
		return false === has_action( $action, $callback ) && Listeners::exist( $action, array( get_template(), get_stylesheet() ) );
	}

	/**
	 * Keeps what plugins print at the action that prints WooCommerce's form, behind ours or in its place.
	 *
	 * @param non-empty-string $action Action, whose callback of WooCommerce has its name.
	 */
	private static function add_of_type( ProductFormParts $parts, string $action ): void {
		$themes = array( get_template(), get_stylesheet() );
		$html   = Listeners::exist( $action, $themes ) ? Listeners::html( $action, array(), $themes ) : '';
		if ( '' === $html ) {
			return;
		}
		if ( self::is_replaced( $action, $action ) ) {
			$parts->whole = $html;
		} else {
			$parts->html['woocommerce_after_add_to_cart_form'] = $parts->at( 'woocommerce_after_add_to_cart_form' ) . $html;
		}
	}

	/**
	 * Keeps what other plugins print in the list of a grouped product, around it and around the columns of its products.
	 */
	private static function group( ProductFormParts $parts, \WC_Product_Grouped $group ): void {
		foreach ( array( 'woocommerce_grouped_product_list_before', 'woocommerce_grouped_product_list_after' ) as $action ) {
			self::keep( $parts, $action, $action, array( array( 'quantity', 'label', 'price' ), true, $group ) );
		}
		foreach ( array_filter( array_map( 'wc_get_product', $group->get_children() ) ) as $member ) {
			foreach ( self::COLUMNS as $action ) {
				foreach ( array( 'before', 'after' ) as $place ) {
					self::keep( $parts, ProductFormParts::of_member( sprintf( $action, $place ), $member->get_id() ), sprintf( $action, $place ), array( $member ) );
				}
			}
			WooCurrentProduct::during(
				$member,
				static function () use ( $parts, $member ): void {
					foreach ( self::QUANTITY as $action ) {
						self::keep( $parts, ProductFormParts::of_member( $action, $member->get_id() ), $action, array() );
					}
				}
			);
		}
	}

	/**
	 * Keeps what other plugins print, if they print something.
	 *
	 * @param non-empty-string $action Action of WooCommerce's template.
	 * @param list<mixed> $arguments Its arguments.
	 */
	private static function keep( ProductFormParts $parts, string $place, string $action, array $arguments ): void {
		$html = Listeners::exist( $action ) ? Listeners::html( $action, $arguments ) : '';
		if ( '' !== $html ) {
			$parts->html[ $place ] = $html;
		}
	}

	/** Returns fields and defaults. A product's own default is the text of an option, or its slug in old shops. */
	private static function choices( \WC_Product $product ): ProductFormParts {
		$parts = new ProductFormParts();
		if ( ! $product instanceof \WC_Product_Variable ) {
			return $parts;
		}
		foreach ( WooVariation::attributes( $product ) as $field => $attribute ) {
			if ( $attribute->is_taxonomy() && ! taxonomy_exists( $attribute->get_name() ) ) {
				continue;
			}
			$parts->fields[] = $field;
			$default         = $product->get_variation_default_attribute( $attribute->get_name() );
			foreach ( array_filter( $attribute->get_slugs(), 'is_string' ) as $slug ) {
				if ( '' !== $default && ( $slug === $default || sanitize_title( $slug ) === $default ) ) {
					$parts->defaults[ $field ] = $slug;
				}
			}
		}
		$parts->variation_url = \WC_AJAX::get_endpoint( 'get_variation' );
		return $parts;
	}
}
