<?php
/**
 * Puts products into the cart.
 *
 * @package StorefrontIslands
 */

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

/** Adds a product or a variation, as POST cart/add-item, classic forms and plain links all do. */
final class AddToCart {
	/** Where the product is found. */
	private Products $products;

	/** Adds products of a shop. */
	public function __construct( Products $products ) {
		$this->products = $products;
	}

	/**
	 * Adds to a cart.
	 *
	 * @param Cart  $cart  The cart that grows.
	 * @param Input $input Reads id, quantity (the minimum where it is missing) and variation: [{attribute, value}].
	 * @throws ShopError Where the product, the choice or the quantity is refused.
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
	 * The product that is asked for; of a variable one the variation chosen.
	 *
	 * @throws ShopError Where there is none.
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
	 * Refuses what there is not enough of.
	 *
	 * @throws ShopError With the reason.
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
