<?php
/**
 * Payments of the demo shop, from within. What visitors see of them is tested against a running shop (test/contract).
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Order\AbandonedPayments;
use StorefrontIslands\DemoShop\Order\HeldStock;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Order\PaidOrder;
use StorefrontIslands\DemoShop\Order\PaymentTurn;
use StorefrontIslands\DemoShop\Payment\CardGateway;
use StorefrontIslands\DemoShop\Payment\SavedCards;
use StorefrontIslands\DemoShop\Payment\TestCards;
use StorefrontIslands\DemoShop\Services;
use StorefrontIslands\DemoShop\Settings\CheckoutSettings;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;

if ( class_exists( 'WooCommerce' ) ) {
	return 'the demo shop rests beside WooCommerce';
}

/** The shop, with the customer of the sample logged in and a mug in the cart; and the mug's id. */
$shop = static function (): array {
	wp_set_current_user( (int) username_exists( 'customer' ) );
	$services = new Services( ShopSettings::load() );
	$cart     = $services->carts->load();
	$cart->clear();
	$id = (int) get_posts( array( 'post_type' => 'product', 'meta_key' => '_sku', 'meta_value' => 'P-006' ) )[0]->ID;
	$services->add_to_cart->add( $cart, Input::of( array( 'id' => $id, 'quantity' => 2 ) ) );
	$services->carts->save( $cart );
	return array( $services, $id );
};
$place = static function ( Services $services, string $token ): PaidOrder {
	$data = array( array( 'key' => CardGateway::TOKEN, 'value' => $token ) );
	return $services->placement->place( Input::of( array( 'payment_method' => CardGateway::ID, 'payment_data' => $data ) ) );
};
$stock = static function ( int $product ): int {
	wp_cache_flush();
	return (int) get_post_meta( $product, '_stock', true );
};
/** Runs work with options set to values. */
$with = static function ( array $options, callable $work ) {
	$filters = array();
	foreach ( $options as $name => $value ) {
		$filters[ $name ] = static function () use ( $value ) {
			return $value;
		};
		add_filter( "pre_option_storefront_islands_demo_$name", $filters[ $name ] );
	}
	try {
		return $work();
	} finally {
		foreach ( $filters as $name => $filter ) {
			remove_filter( "pre_option_storefront_islands_demo_$name", $filter );
		}
	}
};
/** The code and status with which work is refused; empty where it is not. */
$refusal = static function ( callable $work ): array {
	try {
		$work();
	} catch ( ShopError $error ) {
		return array( $error->error_code(), $error->status() );
	}
	return array();
};
/** Lets an order be as it was minutes ago. */
$age = static function ( int $order, int $minutes ): void {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 * $minutes ) ), array( 'ID' => $order ) ); // phpcs:ignore WordPress.DB -- a test.
};
$by_card = static function ( string $token ): Input {
	return Input::of( array( 'payment_method' => CardGateway::ID, 'payment_data' => array( array( 'key' => CardGateway::TOKEN, 'value' => $token ) ) ) );
};

return array(
	'an order has its number and its pieces before its payment begins' => static function () use ( $shop, $place, $stock ): void {
		list( $services, $product ) = $shop();
		$before                     = $stock( $product );
		$seen                       = array();
		$look                       = static function ( int $id ) use ( &$seen, $product, $stock ): void {
			$order  = Order::find( $id );
			$seen[] = array( current_action(), null === $order ? '' : $order->status, $stock( $product ) );
		};
		add_action( 'storefront_islands_order_made', $look );
		add_action( 'storefront_islands_payment_begins', $look );
		$paid = $place( $services, TestCards::SUCCEEDS );
		remove_action( 'storefront_islands_order_made', $look );
		remove_action( 'storefront_islands_payment_begins', $look );
		same(
			array(
				array( 'storefront_islands_order_made', 'pending', $before - 2 ),
				array( 'storefront_islands_payment_begins', 'pending', $before - 2 ),
			),
			$seen
		);
		same( 'processing', $paid->order->status );
		same( $before - 2, $stock( $product ) );
	},
	'a payment that must not begin leaves the order and the cart'      => static function () use ( $shop, $place, $refusal ): void {
		list( $services ) = $shop();
		$stop             = static function (): void {
			throw new ShopError( 'stopped', '', 409 );
		};
		add_action( 'storefront_islands_payment_begins', $stop );
		same(
			array( 'stopped', 409 ),
			$refusal(
				static function () use ( $services, $place ): void {
					$place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		remove_action( 'storefront_islands_payment_begins', $stop );
		$waiting = $services->carts->load()->awaiting_order;
		same( 'pending', Order::find( $waiting )->status );
		same( $waiting, $place( $services, TestCards::SUCCEEDS )->order->id );
	},
	'a total that nobody has seen is refused before anything is stored' => static function () use ( $shop, $place, $refusal, $stock ): void {
		list( $services, $product ) = $shop();
		$before                     = $stock( $product );
		add_filter( 'storefront_islands_total_is_expected', '__return_false' );
		same(
			array( 'storefront_islands_total_changed', 409 ),
			$refusal(
				static function () use ( $services, $place ): void {
					$place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		remove_filter( 'storefront_islands_total_is_expected', '__return_false' );
		same( 0, $services->carts->load()->awaiting_order );
		same( $before, $stock( $product ) );
	},
	'an attempt that broke down after it was paid is answered again'   => static function () use ( $shop, $place ): void {
		list( $services ) = $shop();
		$paid             = $place( $services, TestCards::SUCCEEDS );
		$same             = static function () use ( $paid ): int {
			return $paid->order->id;
		};
		add_filter( 'storefront_islands_order_of_attempt', $same );
		$again = $place( $services, TestCards::SUCCEEDS );
		remove_filter( 'storefront_islands_order_of_attempt', $same );
		same( array( $paid->order->id, 'processing', 'success' ), array( $again->order->id, $again->order->status, $again->result->status ) );
	},
	'one pays at a time'                                               => static function () use ( $shop, $place, $refusal ): void {
		list( $services ) = $shop();
		$id               = $place( $services, TestCards::DECLINED )->order->id;
		$turn             = PaymentTurn::take( $id );
		$take             = static function () use ( $id ): void {
			PaymentTurn::take( $id );
		};
		same( array( 'woocommerce_rest_cart_error', 409 ), $refusal( $take ) );
		PaymentTurn::take_over( $id );
		$begin = static function () use ( $id, $turn ): void {
			PaymentTurn::begin_to_pay( $id, $turn );
		};
		same( array( 'woocommerce_rest_cart_error', 409 ), $refusal( $begin ) );
		PaymentTurn::end( $id );
		same( array(), $refusal( $take ) );
	},
	'pieces are given back once'                                       => static function () use ( $shop, $place, $stock ): void {
		list( $services, $product ) = $shop();
		$before                     = $stock( $product );
		$id                         = $place( $services, TestCards::CONFIRM )->order->id;
		same( $before - 2, $stock( $product ) );
		HeldStock::give_back( $id );
		HeldStock::give_back( $id );
		same( $before, $stock( $product ) );
		same( false, HeldStock::is_held( $id ) );
	},
	'a second step that nobody ends holds pieces for a while'          => static function () use ( $shop, $place, $stock, $age, $refusal ): void {
		list( $services, $product ) = $shop();
		$before                     = $stock( $product );
		$order                      = $place( $services, TestCards::CONFIRM )->order;
		$age( $order->id, 14 );
		AbandonedPayments::give_back_pieces();
		same( $before - 2, $stock( $product ) );
		$age( $order->id, 16 );
		PaymentTurn::take( $order->id );
		AbandonedPayments::give_back_pieces();
		same( $before - 2, $stock( $product ) );
		PaymentTurn::end( $order->id );
		AbandonedPayments::give_back_pieces();
		AbandonedPayments::give_back_pieces();
		same( $before, $stock( $product ) );
		same(
			array( 'storefront_islands_nothing_to_confirm', 409 ),
			$refusal(
				static function () use ( $services, $order ): void {
					$services->payment->confirm( $order, true );
				}
			)
		);
		same( $order->id, $place( $services, TestCards::SUCCEEDS )->order->id );
		$age( $order->id, 16 );
		AbandonedPayments::give_back_pieces();
		same( $before - 2, $stock( $product ) );
	},
	'its own cart counts on what an order that waits holds'            => static function () use ( $shop, $place, $stock ): void {
		list( $services, $product ) = $shop();
		$before                     = $stock( $product );
		$place( $services, TestCards::CONFIRM );
		update_post_meta( $product, '_stock', '1' );
		$line = array_values( $services->carts->load()->lines )[0];
		same( array( 2, 3 ), array( $line->quantity, $line->product->stock ) );
		update_post_meta( $product, '_stock', (string) ( $before - 2 ) );
		$place( $services, TestCards::SUCCEEDS );
	},
	'a cart that has become an order is not ordered again'             => static function () use ( $shop, $place, $refusal ): void {
		list( $services )     = $shop();
		$as_it_was            = $services->carts->load();
		$id                   = $place( $services, TestCards::SUCCEEDS )->order->id;
		$cart                 = $services->carts->load();
		$cart->lines          = $as_it_was->lines;
		$cart->awaiting_order = $id;
		$services->carts->save( $cart );
		same(
			array( 'woocommerce_rest_cart_error', 409 ),
			$refusal(
				static function () use ( $services, $place ): void {
					$place( $services, TestCards::SUCCEEDS );
				}
			)
		);
		same( array(), $services->carts->load()->lines );
	},
	'who had to wait for the turn does not pay again'                  => static function () use ( $shop, $place, $by_card, $refusal ): void {
		list( $services ) = $shop();
		$seen_before      = $place( $services, TestCards::DECLINED )->order;
		$services->payment->pay_stored( $seen_before, $by_card( TestCards::SUCCEEDS ) );
		same(
			array( 'woocommerce_rest_cart_error', 409 ),
			$refusal(
				static function () use ( $services, $seen_before, $by_card ): void {
					$services->payment->pay_stored( $seen_before, $by_card( TestCards::DECLINED ) );
				}
			)
		);
		same( 'processing', Order::find( $seen_before->id )->status );
		// The turn is given back.
		PaymentTurn::take( $seen_before->id );
		PaymentTurn::end( $seen_before->id );
	},
	'an order is looked up as it is, not as it was'                    => static function () use ( $shop, $place ): void {
		global $wpdb;
		list( $services ) = $shop();
		$id               = $place( $services, TestCards::DECLINED )->order->id;
		// What another process does is not in this one's memory.
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'wc-processing' ), array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB -- a test.
		same( array( 'failed', 'processing' ), array( Order::find( $id )->status, Order::find_anew( $id )->status ) );
	},
	'no key opens an order that has none'                              => static function () use ( $shop, $place ): void {
		list( $services ) = $shop();
		$order            = $place( $services, TestCards::SUCCEEDS )->order;
		same( array( true, false, true ), array( $order->is_open_to( $order->key, 0 ), $order->is_open_to( '', 0 ), $order->is_open_to( '', $order->customer_id ) ) );
		delete_post_meta( $order->id, '_order_key' );
		same( false, Order::find( $order->id )->is_open_to( '', 0 ) );
	},
	'the card that never answers is as slow as it is told to be'       => static function () use ( $shop, $place, $with ): void {
		list( $services ) = $shop();
		$paid             = $with(
			array( 'hang_seconds' => '0' ),
			static function () use ( $services, $place ): PaidOrder {
				return $place( $services, TestCards::HANGS );
			}
		);
		same( 'processing', $paid->order->status );
	},
	'saved cards are their owner’s, in WooCommerce’s shape'            => static function (): void {
		$user = wp_insert_user( array( 'user_login' => 'saver', 'user_pass' => 'x' ) );
		same( array(), SavedCards::customer_settings( $user ) );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		SavedCards::add( $user, TestCards::SUCCEEDS );
		$card = SavedCards::customer_settings( $user )['cc'];
		same( 1, count( $card ) );
		same( array( 'gateway' => 'storefront_card', 'last4' => '4242', 'brand' => 'Visa' ), $card[0]['method'] );
		same( array( 'method', 'expires', 'is_default', 'actions', 'tokenId' ), array_keys( $card[0] ) );
		same( TestCards::SUCCEEDS, SavedCards::token( $user, $card[0]['tokenId'] ) );
		same( '', SavedCards::token( 1, $card[0]['tokenId'] ) );
		SavedCards::add( $user, TestCards::DECLINED );
		same( array( true, false ), array_column( SavedCards::customer_settings( $user )['cc'], 'is_default' ) );
		SavedCards::make_default( $user, TestCards::DECLINED );
		same( array( false, true ), array_column( SavedCards::customer_settings( $user )['cc'], 'is_default' ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
	},
	'switches change what the checkout is told'                        => static function () use ( $with ): void {
		$usual = CheckoutSettings::of( ShopSettings::load(), 'http://127.0.0.1/checkout/' );
		same( array( true, true, true, true ), array( $usual['allowsGuests'], $usual['offersAccount'], $usual['generatesPassword'], $usual['keepsDraft'] ) );
		same( true, false !== strpos( $usual['loginUrl'], 'redirect_to=' . rawurlencode( 'http://127.0.0.1/checkout/' ) ) );
		$account = CheckoutSettings::of( ShopSettings::load(), 'http://127.0.0.1/checkout/', 'http://127.0.0.1/my-account/' );
		same( 'http://127.0.0.1/my-account/?redirect_to=' . rawurlencode( 'http://127.0.0.1/checkout/' ), $account['loginUrl'] );
		same( array( 'storefront_card', 'bacs', 'cheque', 'cod' ), array_keys( $usual['gateways'] ) );
		$with(
			array( 'guest_checkout' => 'no', 'account_offered' => 'no', 'password_asked' => 'yes', 'test_card' => 'no' ),
			static function (): void {
				$strict = CheckoutSettings::of( ShopSettings::load(), '' );
				same( array( false, false, false ), array( $strict['allowsGuests'], $strict['offersAccount'], $strict['generatesPassword'] ) );
				same( array( 'bacs', 'cheque', 'cod' ), ShopSettings::load()->payment_method_ids() );
			}
		);
	},
);
