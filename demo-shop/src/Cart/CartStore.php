<?php
/**
 * Reads and writes carts.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use Closure;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Loads and saves the cart of the current visitor. */
final class CartStore {
	/** Maximum number of attempts to change a cart that another request changes at the same time. */
	private const TRIES = 5;

	/** Products of the cart items. */
	private Products $products;

	/** Settings with the default location of a new customer. */
	private ShopSettings $settings;

	/** @var array{data: string, version: int} Row as it was last read. */
	private array $row = array(
		'data'    => '',
		'version' => 0,
	);

	/** Hash of the stored cart; null before it is first read. */
	private ?string $hash = null;

	/** @var Closure(int): array<int, int> Returns the stock reserved by an unpaid order, as quantity by product id. */
	private Closure $stock_of_order;

	/**
	 * Creates the store for a shop.
	 *
	 * @param ShopSettings                  $settings       Settings of the shop.
	 * @param Products                      $products       Products of the shop.
	 * @param Closure(int): array<int, int> $stock_of_order Returns the stock reserved by an unpaid order, which is still
	 * available to its own shopper, as quantity by product id.
	 */
	public function __construct( ShopSettings $settings, Products $products, Closure $stock_of_order ) {
		$this->settings = $settings;
		$this->products = $products;
		$this->stock_of_order = $stock_of_order;
	}

	/**
	 * Loads the visitor's cart and sends its cookies. Items whose products no longer exist are dropped, quantities are
	 * brought within their limits.
	 */
	public function load(): Cart {
		$this->row = CartTable::read( Visitor::key() );
		$cart       = $this->decode( $this->row['data'] );
		$this->hash = $cart->hash();
		CartCookies::send( $cart );
		return $cart;
	}

	/** Returns the hash of the stored cart. */
	public function hash(): string {
		return $this->hash ?? $this->load()->hash();
	}

	/**
	 * Saves the visitor's cart if it changed; false if another request wrote first and the change has to be repeated.
	 */
	public function save( Cart $cart ): bool {
		$data = $this->encode( $cart );
		if ( $data === $this->row['data'] || ( '' === $this->row['data'] && $this->encode( $this->decode( '' ) ) === $data ) ) {
			return true;
		}
		return $this->write( $cart, $data );
	}

	/** Saves the visitor's cart even if it is unchanged: of two requests with the same cart, the second gets false. */
	public function claim( Cart $cart ): bool {
		return $this->write( $cart, $this->encode( $cart ) );
	}

	/** Empties the visitor's cart when the order created from it is paid; a cart with another order stays. */
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

	/** Writes the row; false if another request wrote first. */
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

	/** Merges the guest's cart into the cart of the user who logs in; the user's own items are kept. */
	public function hand_over( int $user_id ): void {
		$guest = Visitor::guest_key();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$row = CartTable::read( $guest );
			if ( '' === $row['data'] ) {
				return;
			}
			if ( $this->merge( $row['data'], Visitor::user_key( $user_id ) ) && CartTable::delete( $guest, $row['version'] ) ) {
				return;
			}
		}
	}

	/** Merges a guest's cart into the cart of a user; false if another request wrote that cart first. */
	private function merge( string $guest_data, string $user_key ): bool {
		$current = CartTable::read( $user_key );
		$cart    = $this->decode( $guest_data );
		$own     = $this->decode( $current['data'] );
		foreach ( $own->lines as $line ) {
			if ( ! isset( $cart->lines[ $line->key ] ) ) {
				$cart->put( $line );
			}
		}
		// A returning customer's stored addresses take precedence over those entered as a guest.
		$cart->billing  = '' === $own->billing->get( 'address_1' ) ? $cart->billing : $own->billing;
		$cart->shipping = '' === $own->shipping->get( 'address_1' ) ? $cart->shipping : $own->shipping;
		if ( ! CartTable::write( $user_key, $this->encode( $cart ), $current['version'], time() ) ) {
			return false;
		}
		CartCookies::send( $cart );
		return true;
	}

	/** Returns a cart as JSON for its row. */
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
				'fields'         => $cart->additional_fields,
				'order'          => $cart->awaiting_order,
				'notices'        => $cart->notices,
			)
		);
	}

	/** Creates a cart from the data of its row; '' is an empty cart of a customer in the shop's country. */
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
		$held     = ( $this->stock_of_order )( $stored->number( 'order' ) );
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
		foreach ( $stored->object( 'fields' )->map() as $name => $value ) {
			$cart->additional_fields[ (string) $name ] = $value;
		}
		foreach ( $stored->objects( 'notices' ) as $notice ) {
			$cart->notices[] = array(
				'type'    => $notice->text( 'type' ),
				'message' => $notice->text( 'message' ),
			);
		}
		return $cart;
	}
}
