<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Catalogue\VariationChoice;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Adds a product or a variation to the cart, for POST cart/add-item, classic forms and plain links. */
final class AddToCart {
	private Products $products;

	public function __construct( Products $products ) {
		$this->products = $products;
	}

	/**
	 * @param Input $input Request with id, quantity (the minimum if missing) and variation: [{attribute, value}].
	 * @throws ShopError If the product, the variation attributes or the quantity are refused.
	 */
	public function add( Cart $cart, Input $input ): void {
		$product  = $this->resolve( $input );
		$limits   = new QuantityLimits( $product );
		$quantity = $product->sold_individually ? 1 : $input->number( 'quantity', $limits->minimum );
		$line     = $cart->lines[ CartLine::key_of( $product ) ] ?? null;
		$in_cart  = $line ? $line->quantity : 0;

		$this->check_stock( $product, $quantity, $in_cart );
		if ( null !== $line ) {
			$limits->check( $in_cart + $quantity, $product->name );
			$line->quantity = $in_cart + $quantity;
			return;
		}
		$cart->put( new CartLine( $product, $limits->nearest( $quantity ) ) );
	}

	/**
	 * Returns the requested product; for a variable product the chosen variation.
	 *
	 * @throws ShopError If there is none.
	 */
	private function resolve( Input $input ): Product {
		$id      = $input->number( 'id' );
		$product = $this->products->find( $id );
		if ( null === $product ) {
			/* translators: %d: a number */
			throw new ShopError( 'woocommerce_rest_cart_invalid_product', sprintf( __( 'Product with ID &quot;%d&quot; was not found and cannot be added to the cart.', 'storefront-islands' ), $id ) );
		}
		return 'variable' === $product->type ? VariationChoice::find( $product, $input->objects( 'variation' ) ) : $product;
	}

	/**
	 * @throws ShopError If there is not enough in stock, or the quantity is not positive.
	 */
	private function check_stock( Product $product, int $quantity, int $in_cart ): void {
		$name = Text::html( $product->name );
		if ( $quantity <= 0 ) {
			/* translators: %s: product's name */
			throw new ShopError( 'woocommerce_rest_product_invalid_quantity', sprintf( __( 'You cannot add &quot;%s&quot; with a quantity less than or equal to 0 to the cart.', 'storefront-islands' ), $name ) );
		}
		if ( ! $product->is_in_stock() ) {
			/* translators: %s: product's name */
			throw new ShopError( 'woocommerce_rest_product_out_of_stock', sprintf( __( 'You cannot add &quot;%s&quot; to the cart because the product is out of stock.', 'storefront-islands' ), $name ) );
		}
		if ( ! $product->allows_backorders() && $product->stock < $in_cart + $quantity ) {
			/* translators: 1: product's name, 2: a number */
			throw new ShopError( 'woocommerce_rest_product_partially_out_of_stock', sprintf( __( 'You cannot add that amount of &quot;%1$s&quot; to the cart because there is not enough stock (%2$d remaining).', 'storefront-islands' ), $name, $product->stock ) );
		}
	}
}
