<?php
/**
 * Plugins that shops use with the products of test/fixtures/awkward-catalogue.json: a product type of its own, fields in
 * the form, prices as HTML, fractional quantities.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Product of a type that WooCommerce does not know. */
class Awkward_Parcel extends WC_Product_Simple {
	public function get_type() {
		return 'parcel';
	}

	public function supports( $feature ) {
		return 'ajax_add_to_cart' !== $feature && parent::supports( $feature );
	}

	public function add_to_cart_url() {
		return $this->get_permalink();
	}
}

add_filter( 'woocommerce_product_class', static fn( $name, $type ) => 'parcel' === $type ? Awkward_Parcel::class : $name, 10, 2 );
add_filter( 'product_type_selector', static fn( array $types ): array => $types + array( 'parcel' => 'Parcel' ) );
add_action(
	'woocommerce_parcel_add_to_cart',
	static function (): void {
		printf( '<form class="cart" method="post"><input name="parcel_to" required><button name="add-to-cart" value="%d">Send</button></form>', (int) $GLOBALS['product']->get_id() );
	}
);

add_action(
	'woocommerce_before_add_to_cart_button',
	static function (): void {
		$field = $GLOBALS['product']->get_meta( '_awkward_field' );
		if ( '' !== $field ) {
			echo '<input name="engraving[text]"><input type="checkbox" name="engraving[wrap][]" value="box"><input type="checkbox" name="engraving[wrap][]" value="card"><textarea name="dedication"></textarea><input name="17">';
			echo 'file' === $field ? '<input type="file" name="artwork">' : '';
		}
	}
);
add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( $is_valid, $product_id ) {
		$product = wc_get_product( $product_id );
		if ( ! $product || '' === $product->get_meta( '_awkward_field' ) || ! empty( $_POST['engraving']['text'] ) ) {
			return $is_valid;
		}
		wc_add_notice( 'Please say what is to be engraved.', 'error' );
		return false;
	},
	10,
	2
);
add_filter(
	'woocommerce_add_cart_item_data',
	static function ( $data, $product_id ) {
		foreach ( array( 'engraving', 'parcel_to' ) as $field ) {
			if ( isset( $_POST[ $field ] ) ) {
				$data[ $field ] = wc_clean( wp_unslash( $_POST[ $field ] ) );
			}
		}
		foreach ( array( 'dedication', '17' ) as $field ) {
			if ( ! empty( $_POST[ $field ] ) ) {
				$data[ "field $field" ] = sanitize_textarea_field( wp_unslash( $_POST[ $field ] ) );
			}
		}
		if ( isset( $_FILES['artwork'] ) && '' !== $_FILES['artwork']['name'] ) {
			$data['artwork'] = $_FILES['artwork']['name'];
		}
		return $data;
	},
	10,
	2
);
add_filter(
	'woocommerce_get_item_data',
	static function ( array $shown, array $item ): array {
		foreach ( array( 'engraving' => 'text', 'artwork' => '', 'parcel_to' => '' ) as $field => $part ) {
			if ( isset( $item[ $field ] ) ) {
				$shown[] = array(
					'key'   => $field,
					'value' => '' === $part ? $item[ $field ] : $item[ $field ][ $part ],
				);
			}
		}
		return $shown;
	},
	10,
	2
);
add_action(
	'woocommerce_before_calculate_totals',
	static function ( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			if ( ! empty( $item['engraving']['wrap'] ) ) {
				$item['data']->set_price( 3 + (float) $item['data']->get_regular_price() );
			}
		}
	}
);

add_filter(
	'woocommerce_get_price_html',
	static function ( $html, WC_Product $product ) {
		$own = $product->get_meta( '_awkward_price' );
		return 'hidden' === $own ? '' : ( '' === $own ? $html : $own );
	},
	10,
	2
);
add_filter(
	'woocommerce_get_price_suffix',
	static fn( $suffix, WC_Product $product ) => '' === $product->get_meta( '_awkward_suffix' ) ? $suffix : ' <small>' . esc_html( $product->get_meta( '_awkward_suffix' ) ) . '</small>',
	10,
	2
);

// As plugins for fractions do.
remove_filter( 'woocommerce_stock_amount', 'intval' );
add_filter( 'woocommerce_stock_amount', 'floatval' );
add_filter(
	'woocommerce_quantity_input_args',
	static function ( array $args, WC_Product $product ): array {
		$limits = ( $product->get_parent_id() > 0 ? wc_get_product( $product->get_parent_id() ) : $product )->get_meta( '_sample_shop_quantity' );
		return is_array( $limits ) ? array(
			'min_value' => $limits['minimum'],
			'step'      => $limits['multiple_of'],
		) + $args : $args;
	},
	10,
	2
);
// The Store API's limits of a variation; those of products: tools/start/site/mu-plugins/sample-shop.php.
foreach ( array( 'minimum', 'multiple_of' ) as $limit ) {
	add_filter(
		"woocommerce_store_api_product_quantity_{$limit}",
		static function ( $value, $product ) use ( $limit ) {
			$parent = $product instanceof WC_Product_Variation ? wc_get_product( $product->get_parent_id() ) : null;
			$limits = $parent ? $parent->get_meta( '_sample_shop_quantity' ) : null;
			return is_array( $limits ) ? $limits[ $limit ] : $value;
		},
		11,
		2
	);
}
