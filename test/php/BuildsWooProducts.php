<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/** Builds products of WooCommerce that are deleted after the test, and its cart. */
trait BuildsWooProducts {
	protected static function product( array $props ): WC_Product_Simple {
		$product = new WC_Product_Simple();
		$product->set_props( $props + array( 'name' => 'Lamp', 'regular_price' => '10' ) );
		self::for_now( $product->save() );
		return $product;
	}

	/** Returns an attribute with its values, which are terms if it has an id. */
	protected static function attribute( string $name, array $values, int $id = 0 ): WC_Product_Attribute {
		$attribute = new WC_Product_Attribute();
		$attribute->set_id( $id );
		$attribute->set_name( $name );
		$attribute->set_options( $values );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		return $attribute;
	}

	/** Returns a product with these attributes and one variation for each entry: values by the name of an attribute. */
	protected static function variable( array $attributes, array $variations, array $props = array() ): WC_Product_Variable {
		$product = new WC_Product_Variable();
		$product->set_props( $props + array( 'name' => 'Awkward' ) );
		$product->set_attributes( $attributes );
		$id = self::for_now( $product->save() );
		foreach ( $variations as $index => $chosen ) {
			$variation = new WC_Product_Variation();
			$variation->set_props( array( 'parent_id' => $id, 'regular_price' => (string) ( 10 + $index ), 'menu_order' => $index, 'description' => "Variation $index" ) );
			$variation->set_attributes( array_combine( array_map( 'sanitize_title', array_keys( $chosen ) ), $chosen ) );
			self::for_now( $variation->save() );
		}
		WC_Product_Variable::sync( $id );
		return wc_get_product( $id );
	}

	/** Returns the visitor's cart, emptied. */
	protected static function empty_cart(): \WC_Cart {
		wc_load_cart();
		WC()->cart->empty_cart();
		return WC()->cart;
	}
}
