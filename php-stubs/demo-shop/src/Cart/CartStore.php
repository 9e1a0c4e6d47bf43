<?php
/**
 * Reads and writes carts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Order\HeldStock;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** The cart of this request's visitor. */
final class CartStore {
	/** How often a cart is emptied anew because another request changed it meanwhile. */
	private const TRIES = 5;

	/** Where lines get their products from. */
	private Products $products;

	/** Where a new customer is thought to be. */
	private ShopSettings $settings;

	/** @var array{data: string, version: int} The row as it was read last. */
	private array $row = array(
		'data'    => '',
		'version' => 0,
	);

	/** Hash of the cart as it is stored; null before the first look. */
	private ?string $hash = null;

	/** Reads carts of a shop. */
	public function __construct( ShopSettings $settings, Products $products ) {
		$this->settings = $settings;
		$this->products = $products;
	}

	/** Reads the visitor's cart and tells scripts of it. Products that are gone are left out, quantities brought within their limits. */
	public function load(): Cart {
		$this->row = CartTable::read( Visitor::key() );
		$cart       = $this->decode( $this->row['data'] );
		$this->hash = $cart->hash();
		CartCookies::send( $cart );
		return $cart;
	}

	/** The hash of the cart as it is stored. */
	public function hash(): string {
		return $this->hash ?? $this->load()->hash();
	}

	/** Writes the visitor's cart where it changed; false where another request was quicker and this change has to be made again. */
	public function save( Cart $cart ): bool {
		$data = $this->encode( $cart );
		if ( $data === $this->row['data'] || ( '' === $this->row['data'] && $this->encode( $this->decode( '' ) ) === $data ) ) {
			return true;
		}
		return $this->write( $cart, $data );
	}

	/** Writes the visitor's cart even where it is as before: of two requests with one and the same cart the second gets false. */
	public function claim( Cart $cart ): bool {
		return $this->write( $cart, $this->encode( $cart ) );
	}

	/** Empties the visitor's cart when an order made of it is paid; a cart of something else stays. */
	public function empty_after( int $order_id ): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$cart = $this->load();
			if ( $cart->awaiting_order !== $order_id ) {
				return;
			}
			$cart->clear();
			if ( $this->save( $cart ) ) {
				return;
			}
		}
	}

	/** Writes a row; false where another request was quicker. */
	private function write( Cart $cart, string $data ): bool {
		if ( ! CartTable::write( Visitor::ensure_key(), $data, $this->row['version'], time() ) ) {
			return false;
		}
		$this->row = array(
			'data'    => $data,
			'version' => $this->row['version'] + 1,
		);
		$this->hash = $cart->hash();
		CartCookies::send( $cart );
		return true;
	}

	/** Gives a guest's cart to the user whom the guest logs in as; what the user had stays in. */
	public function hand_over( int $user_id ): void {
		$guest = Visitor::guest_key();
		$row   = CartTable::read( $guest );
		if ( '' === $row['data'] ) {
			return;
		}
		$current = CartTable::read( Visitor::user_key( $user_id ) );
		$cart    = $this->decode( $row['data'] );
		$own     = $this->decode( $current['data'] );
		foreach ( $own->lines as $line ) {
			if ( ! isset( $cart->lines[ $line->key ] ) ) {
				$cart->put( $line );
			}
		}
		// What a known customer has ordered with before goes before what a guest has begun to type.
		$cart->billing  = '' === $own->billing->get( 'address_1' ) ? $cart->billing : $own->billing;
		$cart->shipping = '' === $own->shipping->get( 'address_1' ) ? $cart->shipping : $own->shipping;
		if ( CartTable::write( Visitor::user_key( $user_id ), $this->encode( $cart ), $current['version'], time() ) ) {
			CartTable::delete( $guest );
			CartCookies::send( $cart );
		}
	}

	/** A cart as its row holds it. */
	private function encode( Cart $cart ): string {
		$lines = array();
		foreach ( $cart->lines as $line ) {
			$lines[] = array(
				'id'       => $line->product->id,
				'quantity' => $line->quantity,
			);
		}
		return (string) wp_json_encode(
			array(
				'lines'          => $lines,
				'coupons'        => $cart->coupons,
				'rate'           => $cart->chosen_rate,
				'billing'        => $cart->billing->stored(),
				'shipping'       => $cart->shipping->stored(),
				'payment_method' => $cart->payment_method,
				'note'           => $cart->customer_note,
				'order'          => $cart->awaiting_order,
				'notices'        => $cart->notices,
			)
		);
	}

	/** A cart out of its row; '' is an empty cart of a customer in the shop's country. */
	private function decode( string $data ): Cart {
		$stored  = Input::from_json( $data );
		$home    = Input::of(
			array(
				'country' => $this->settings->country(),
				'state'   => $this->settings->state(),
			)
		);
		$billing  = Address::billing( $stored->has( 'billing' ) ? $stored->object( 'billing' ) : $home )->with_default_state( $this->settings->state() );
		$shipping = Address::shipping( $stored->has( 'shipping' ) ? $stored->object( 'shipping' ) : $home );
		$cart     = new Cart( $billing, $shipping->has_street() ? $shipping : $shipping->with_default_state( $billing->get( 'state' ) ) );
		$entries = $stored->objects( 'lines' );
		$ids     = array();
		foreach ( $entries as $entry ) {
			$ids[] = $entry->number( 'id' );
		}
		$products = $this->products->by_ids( $ids );
		$held     = HeldStock::unpaid( $stored->number( 'order' ) );
		foreach ( $entries as $entry ) {
			$product = $products[ $entry->number( 'id' ) ] ?? null;
			if ( null !== $product ) {
				$product->stock += $held[ $product->id ] ?? 0;
				$cart->put( new CartLine( $product, ( new QuantityLimits( $product ) )->nearest( $entry->number( 'quantity' ) ) ) );
			}
		}
		$cart->coupons        = $stored->texts( 'coupons' );
		$cart->chosen_rate    = $stored->text( 'rate' );
		$cart->payment_method = $stored->text( 'payment_method' );
		$cart->customer_note  = $stored->text( 'note' );
		$cart->awaiting_order = $stored->number( 'order' );
		foreach ( $stored->objects( 'notices' ) as $notice ) {
			$cart->notices[] = array(
				'type'    => $notice->text( 'type' ),
				'message' => $notice->text( 'message' ),
			);
		}
		return $cart;
	}
}
