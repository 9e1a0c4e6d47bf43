<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Container;

use Closure;
use StorefrontIslands\DemoShop\Cart\AddToCart;
use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Cart\CouponRules;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Checkout\OrderPayment;
use StorefrontIslands\DemoShop\Checkout\OrderPlacement;
use StorefrontIslands\DemoShop\Order\StockReservation;
use StorefrontIslands\DemoShop\Response\CartResponse;
use StorefrontIslands\DemoShop\Response\ProductResponse;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/** Services of the demo shop, created once per request. */
final class Services {
	public ShopSettings $settings;
	public Products $products;
	public CartStore $carts;
	public CartResponse $cart_answer;
	public ProductResponse $product_answer;
	public AddToCart $add_to_cart;
	public CouponRules $coupons;
	public OrderPayment $payment;
	public OrderPlacement $placement;

	public function __construct( ShopSettings $settings, Session $session ) {
		$this->settings       = $settings;
		$this->products       = new Products( $settings );
		$this->carts          = new CartStore( $settings, $this->products, $session, Closure::fromCallable( array( StockReservation::class, 'unpaid' ) ) );
		$this->cart_answer    = new CartResponse( $settings, $this->products );
		$this->product_answer = new ProductResponse( $settings );
		$this->add_to_cart    = new AddToCart( $this->products );
		$this->coupons        = new CouponRules( $settings );
		$this->payment        = new OrderPayment( $settings, $this->products, $this->carts );
		$this->placement      = new OrderPlacement( $settings, $this->carts, $this->cart_answer, $this->payment );
	}
}
