<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Support\Http\OwnPage;

defined( 'ABSPATH' ) || exit;

/**
 * What a browser without scripts has sent from the cart (Cart\View\CartForm): one form with all that can be typed and
 * chosen, under the names of WooCommerce's classic cart, and the button that was pressed. A post that was taken always
 * ends in a redirect, so that one that is still there when the page is rendered was refused.
 */
final class CartPost {
	/** Field by which the form is recognised. */
	public const MARKER = 'storefront_islands_cart';

	/** Field of plus and minus: direction, least and greatest quantity, step. */
	public const STEP = 'storefront_islands_step';

	/** Argument of the page after a removal: key of the item that Undo restores. */
	public const REMOVED = 'storefront_islands_removed';

	/** Action of the nonce, as in WooCommerce's classic cart. */
	public const NONCE = 'woocommerce-cart';

	public const NONCE_FIELD = 'woocommerce-cart-nonce';

	/** Id of the form, to which the page is scrolled afterwards. */
	public const FORM_ID = 'storefront-cart-form';

	/** Arguments that belong to one page view. */
	private const ONCE = array( self::REMOVED, 'removed_item', 'remove_item', 'undo_item', 'remove_coupon', 'add-to-cart', '_wpnonce' );

	/**
	 * Fields, unslashed.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $fields;

	/**
	 * @param array<array-key, mixed> $fields Fields, unslashed.
	 */
	public function __construct( array $fields ) {
		$this->fields = $fields;
	}

	/** Returns the post of the current request; null if it is none of the cart's form. */
	public static function of_this_request(): ?self {
		$fields = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- see is_trusted().
		return isset( $fields[ self::MARKER ] ) ? new self( $fields ) : null;
	}

	/**
	 * True if the visitor has sent it: by the nonce, or by the page that it comes from, whose nonce may have died while
	 * the page lay in a cache, or by a login.
	 */
	public function is_trusted(): bool {
		return OwnPage::sends( $_SERVER ) || false !== wp_verify_nonce( $this->text( self::NONCE_FIELD ), self::NONCE );
	}

	/** Returns what is said where it is not. */
	public static function refusal(): string {
		return __( 'Your session has expired, so nothing was changed. What you typed is still here: please send it again.', 'storefront-islands' );
	}

	/** Returns a text; empty if there is none. */
	public function text( string $name ): string {
		return self::string( $this->fields[ $name ] ?? '' );
	}

	/**
	 * Returns the texts of a field with keys, such as cart[KEY].
	 *
	 * @return array<string, string>
	 */
	public function texts( string $name ): array {
		$texts = array();
		foreach ( self::list( $this->fields[ $name ] ?? array() ) as $key => $value ) {
			$texts[ (string) $key ] = self::string( $value );
		}
		return $texts;
	}

	/** Returns the text that was typed as the quantity of an item; null if there is none. */
	public function typed_quantity( string $key ): ?string {
		$line = self::list( self::list( $this->fields['cart'] ?? array() )[ $key ] ?? array() );
		return isset( $line['qty'] ) ? self::string( $line['qty'] ) : null;
	}

	/**
	 * Returns the quantities that differ, by key: null for a text that is no number.
	 *
	 * @param array<array-key, float> $current Quantities of the cart by key.
	 * @return array<string, float|null>
	 */
	public function quantities( array $current ): array {
		$changed = array();
		$steps   = $this->texts( self::STEP );
		foreach ( $current as $key => $quantity ) {
			$key   = (string) $key;
			$typed = $this->typed_quantity( $key );
			$next  = null === $typed ? $quantity : Quantity::parse( $typed );
			$step  = array_map( 'floatval', explode( ' ', $steps[ $key ] ?? '' ) );
			if ( 4 === count( $step ) && $step[3] > 0 ) {
				$next = Quantity::stepped( $next ?? $quantity, (int) $step[0], array( $step[1], $step[2], $step[3] ) );
			}
			if ( $next !== $quantity ) {
				$changed[ $key ] = $next;
			}
		}
		return $changed;
	}

	/**
	 * Returns the address as calc_shipping_… has it; null if it is as the shop knows it and its button was not pressed.
	 * A new country has states of its own: the state of the one before is left out.
	 *
	 * @param array<string, string> $known Known address.
	 * @return array<string, string>|null
	 */
	public function address( array $known ): ?array {
		$address = array();
		foreach ( array( 'country', 'state', 'city', 'postcode' ) as $name ) {
			$field            = "calc_shipping_$name";
			$address[ $name ] = isset( $this->fields[ $field ] ) ? trim( $this->text( $field ) ) : $known[ $name ] ?? '';
		}
		if ( array() === array_diff_assoc( $address, $known ) && '' === $this->text( 'calc_shipping' ) ) {
			return null;
		}
		if ( ( $known['country'] ?? '' ) !== $address['country'] ) {
			$address['state'] = '';
		}
		return $address;
	}

	/** Returns where the browser is sent afterwards: the same page, with Undo for an item that was removed. */
	public function target(): string {
		$removed = $this->text( 'remove_item' );
		$page    = remove_query_arg( self::ONCE );
		return ( '' === $removed ? $page : add_query_arg( self::REMOVED, rawurlencode( $removed ), $page ) ) . '#' . self::FORM_ID;
	}

	/**
	 * Returns a text, without tags; empty for anything else.
	 *
	 * @param mixed $value Value of the request.
	 */
	private static function string( $value ): string {
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/**
	 * Returns a list; an empty one for anything else.
	 *
	 * @param mixed $value Value of the request.
	 * @return array<array-key, mixed>
	 */
	private static function list( $value ): array {
		return is_array( $value ) ? $value : array();
	}
}
