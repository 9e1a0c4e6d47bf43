<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use Closure;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Customer\Address;
use StorefrontIslands\DemoShop\Customer\SavedAddresses;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Session\SessionTable;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Loads and saves the cart of the current visitor, which is in the session. */
final class CartStore {
	/** Maximum number of attempts to change a cart that another request changes at the same time. */
	private const TRIES = 5;

	private Products $products;

	private ShopSettings $settings;

	private Session $session;

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
	 * @param Closure(int): array<int, int> $stock_of_order Returns the stock reserved by an unpaid order, which is
	 * still available to its own shopper, as quantity by product id.
	 */
	public function __construct( ShopSettings $settings, Products $products, Session $session, Closure $stock_of_order ) {
		$this->settings = $settings;
		$this->products = $products;
		$this->session  = $session;
		$this->stock_of_order = $stock_of_order;
	}

	/**
	 * Loads the visitor's cart with the saved items that join it, and sends its cookies. Items whose products no longer
	 * exist are dropped, quantities are brought within their limits.
	 */
	public function load(): Cart {
		$this->session->load();
		$this->row  = SessionTable::read( $this->session->known_customer() );
		$user       = get_current_user_id();
		$lines      = Input::from_json( $this->row['data'] )->objects( 'lines' );
		$saved      = SavedCart::joining( $user, array() === $lines );
		$cart       = $this->decode( $this->row['data'], $saved );
		$this->hash = $cart->hash();
		// If another request has changed the cart, the next one joins them.
		if ( array() !== $saved && $this->save( $cart ) ) {
			SavedCart::has_joined( $user );
		}
		$this->keep_session( $cart );
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

	/** Makes the session of a guest that of the user as whom this request has just logged in. */
	public function follow_login(): void {
		$this->session->reload();
	}

	/** Keeps the addresses of a cart for the user's next session. */
	public function keep_addresses( Cart $cart ): void {
		SavedAddresses::save( get_current_user_id(), $cart->billing->all(), $cart->shipping->all() );
	}

	/**
	 * Writes the row; false if another request wrote first. Nothing is kept of a guest without a session, as in
	 * WooCommerce.
	 */
	private function write( Cart $cart, string $data ): bool {
		$this->keep_session( $cart );
		if ( ! $this->session->is_kept() ) {
			return true;
		}
		if ( ! SessionTable::write( $this->session->customer(), $data, $this->row['version'], $this->session->expires() ) ) {
			return false;
		}
		SavedCart::save( get_current_user_id(), self::entries( $cart->lines ) );
		$this->row = array(
			'data'    => $data,
			'version' => $this->row['version'] + 1,
		);
		$this->hash = $cart->hash();
		CartCookies::send( $cart );
		return true;
	}

	/** Sends the session's cookie once there is something to keep. */
	private function keep_session( Cart $cart ): void {
		// A link without JavaScript leaves its notice for the page that it redirects to.
		if ( array() !== $cart->lines || array() !== $cart->notices ) {
			$this->session->keep();
		}
	}

	/**
	 * Returns items as they are stored.
	 *
	 * @param array<string, CartLine> $lines Items of the cart, or removed ones.
	 * @return list<array{id: int, quantity: int}>
	 */
	private static function entries( array $lines ): array {
		$entries = array();
		foreach ( $lines as $line ) {
			$entries[] = array(
				'id'       => $line->product->id,
				'quantity' => $line->quantity,
			);
		}
		return $entries;
	}

	/** Returns a cart as JSON for its row. */
	private function encode( Cart $cart ): string {
		return (string) wp_json_encode(
			array(
				'customer'       => $this->session->customer(),
				'lines'          => self::entries( $cart->lines ),
				'removed'        => self::entries( $cart->removed ),
				'coupons'        => $cart->coupons,
				'rate'           => $cart->chosen_rate,
				'billing'        => $cart->billing->all(),
				'shipping'       => $cart->shipping->all(),
				'payment_method' => $cart->payment_method,
				'note'           => $cart->customer_note,
				'fields'         => $cart->additional_fields,
				'order'          => $cart->awaiting_order,
				'notices'        => $cart->notices,
			)
		);
	}

	/**
	 * Creates a cart from the data of its row; '' is an empty cart of a new visitor.
	 *
	 * @param string      $data  Data of the row.
	 * @param list<Input> $saved Saved items that join the cart: they come first, with the cart's own quantities.
	 */
	private function decode( string $data, array $saved = array() ): Cart {
		$stored  = Input::from_json( $data );
		$home    = Input::of(
			array(
				'country' => $this->settings->locates_visitors() ? $this->settings->country() : '',
				'state'   => $this->settings->locates_visitors() ? $this->settings->state() : '',
				'email'   => wp_get_current_user()->user_email,
			)
		);
		// Addresses that a guest has typed are not those of the user who logs in.
		$customer = $stored->text( 'customer' ) === $this->session->customer() ? $stored : SavedAddresses::of( get_current_user_id() );
		$billing  = Address::billing( $customer->has( 'billing' ) ? $customer->object( 'billing' ) : $home );
		$shipping = Address::shipping( $customer->has( 'shipping' ) ? $customer->object( 'shipping' ) : $home );
		$cart     = new Cart( $billing, $shipping );
		$entries  = array();
		foreach ( array_merge( $saved, $stored->objects( 'lines' ) ) as $entry ) {
			$entries[ $entry->number( 'id' ) ] = $entry;
		}
		$removed  = $stored->objects( 'removed' );
		$products = $this->products->by_ids( array_merge( array_keys( $entries ), array_map( static fn( Input $entry ): int => $entry->number( 'id' ), $removed ) ) );
		$held     = ( $this->stock_of_order )( $stored->number( 'order' ) );
		foreach ( $entries as $entry ) {
			$product = $products[ $entry->number( 'id' ) ] ?? null;
			if ( null !== $product ) {
				$product->stock += $held[ $product->id ] ?? 0;
				$cart->put( new CartLine( $product, ( new QuantityLimits( $product ) )->nearest( $entry->number( 'quantity' ) ) ) );
			}
		}
		foreach ( $removed as $entry ) {
			if ( isset( $products[ $entry->number( 'id' ) ] ) ) {
				$line = new CartLine( $products[ $entry->number( 'id' ) ], $entry->number( 'quantity' ) );

				$cart->removed[ $line->key ] = $line;
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
