<?php
/**
 * Must-use plugin of `npm run journeys`: what the merchant does, and a shop in which there is something to do.
 *
 *   POST /wp-json/test/v1/journeys/NAME      begin, change, coupon, expire, prepare
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** What the merchant does. */
final class Storefront_Islands_Journeys_Merchant {
	/** Makes the people and the products of a journey; products of earlier journeys of the same place are used again. */
	public static function begin( array $asked ): array {
		$ids = array( 'cap' => self::restore_variable( "J{$asked['place']}-cap", "Journey {$asked['place']} cap", array_filter( array_column( $asked['products'], 'size' ) ) ) );
		foreach ( $asked['products'] as $name => $product ) {
			$sku          = "J{$asked['place']}-$name";
			$ids[ $name ] = self::restore( $sku, "Journey {$asked['place']} $name", $product + array( 'virtual' => 'file' === $name, 'parent' => $ids['cap'] ) );
		}
		WC_Product_Variable::sync( $ids['cap'] );
		self::coupon( array( 'code' => "thirty{$asked['place']}", 'isExpired' => false ) );
		wc_create_new_customer( $asked['email'], $asked['login'], $asked['password'] );
		return $ids;
	}

	/** Makes the product of variations. */
	private static function restore_variable( string $sku, string $name, array $sizes ): int {
		$product   = new WC_Product_Variable( wc_get_product_id_by_sku( $sku ) );
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( 'Size' );
		$attribute->set_options( $sizes );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$product->set_name( $name );
		$product->set_sku( $sku );
		$product->set_attributes( array( $attribute ) );
		return $product->save();
	}

	/** Makes a product as it is at the beginning. */
	private static function restore( string $sku, string $name, array $as ): int {
		$id      = wc_get_product_id_by_sku( $sku );
		$product = isset( $as['size'] ) ? new WC_Product_Variation( $id ) : new WC_Product_Simple( $id );
		if ( isset( $as['size'] ) ) {
			$product->set_parent_id( $as['parent'] );
			$product->set_attributes( array( 'size' => $as['size'] ) );
		} else {
			$product->set_name( $name );
			$product->set_sold_individually( $as['isSingle'] ?? false );
		}
		$product->set_sku( $sku );
		$product->set_status( 'publish' );
		$product->set_virtual( $as['virtual'] );
		self::apply( $product, $as );
		return $product->save();
	}

	/** Makes a coupon of 10% with a minimum amount of 30, or ends it. */
	public static function coupon( array $asked ): array {
		$coupon = new WC_Coupon( $asked['code'] );
		$coupon->set_code( $asked['code'] );
		$coupon->set_discount_type( 'percent' );
		$coupon->set_amount( 10 );
		$coupon->set_minimum_amount( 30 );
		$coupon->set_date_expires( $asked['isExpired'] ? time() - HOUR_IN_SECONDS : null );
		$coupon->save();
		return array();
	}

	/** Sets price and stock. */
	private static function apply( WC_Product $product, array $as ): void {
		$product->set_regular_price( (string) ( $as['price'] / 100 ) );
		$product->set_manage_stock( null !== $as['stock'] );
		$product->set_stock_quantity( $as['stock'] );
		$product->set_stock_status( null === $as['stock'] || $as['stock'] > 0 ? 'instock' : 'outofstock' );
	}

	/** Changes a product, or deletes it. */
	public static function change( array $asked ): array {
		$product = wc_get_product( $asked['id'] );
		if ( $asked['isGone'] ) {
			// For good: the SKU is free for the next journey.
			$product->delete( true );
			return array();
		}
		self::apply( $product, $asked );
		$product->save();
		return array();
	}

	/** Deletes a session as WooCommerce's cleaning does. */
	public static function expire( array $asked ): array {
		( new WC_Session_Handler() )->delete_session( $asked['key'] );
		return array();
	}

	/** Prepares the shop: accounts can be made with a password of one's own, and there is a classic cart page. */
	public static function prepare( array $asked ): array {
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'no' );
		update_option( 'woocommerce_registration_generate_username', 'yes' );
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( $asked['withoutPlugin'] ) {
			deactivate_plugins( 'storefront-islands/storefront-islands.php' );
		} else {
			activate_plugin( 'storefront-islands/storefront-islands.php' );
		}
		$cart = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Classic cart',
				'post_content' => '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->',
			)
		);
		return array( 'classicCart' => wp_make_link_relative( (string) get_permalink( $cart ) ) );
	}
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'test/v1',
			'/journeys/(?P<name>begin|change|coupon|expire|prepare)',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): array {
					$name = (string) $request->get_url_params()['name'];
					return Storefront_Islands_Journeys_Merchant::$name( $request->get_json_params() );
				},
			)
		);
	}
);

// WooCommerce alone has its own forms on the pages of our blocks.
add_filter(
	'the_content',
	static function ( string $content ): string {
		if ( is_admin() || defined( 'STOREFRONT_ISLANDS_FILE' ) || class_exists( 'StorefrontIslands\\Plugin', false ) || ! function_exists( 'is_checkout' ) ) {
			return $content;
		}
		return is_cart() ? '[woocommerce_cart]' : ( is_checkout() ? '[woocommerce_checkout]' : $content );
	},
	1
);

// A plugin writes on the classic cart and checkout: what it has hooked is refreshed by the route classic-hooks.
add_filter( 'storefront_islands_classic_extensions', '__return_true' );
foreach ( array( 'woocommerce_before_cart', 'woocommerce_before_checkout_form' ) as $storefront_islands_hook ) {
	add_action(
		$storefront_islands_hook,
		static function (): void {
			echo '<p>Delivery takes two days.</p>';
		}
	);
}
