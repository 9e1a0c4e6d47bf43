<?php
/**
 * The checkout screen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Checkout\Form\FormView;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\NoticeList;
use StorefrontIslands\Views\Ui\Snackbars;

defined( 'ABSPATH' ) || exit;

/** What src/islands/checkout/view.tsx draws first, element for element, so that React takes it over as it is. */
final class CheckoutView {
	/**
	 * The checkout, readable before any script has run.
	 *
	 * @param array<string, mixed> $cart     As GET /wc/store/v1/cart answers it.
	 * @param array<string, mixed> $settings Keys as in src/domain/settings.ts; the same that the page's boot data holds.
	 * @param list<array{status: string, message: string}> $messages What the shop has to say, see ShopMessages.
	 * @param int                  $heading_level Of the screen's headings, 1 to 6.
	 */
	public static function node( array $cart, array $settings, array $messages, int $heading_level = 2 ): Node {
		$reader = new CartReader( $cart, $settings, $heading_level );
		return Node::group(
			array(
				NoticeList::node( $reader->notices( $messages ) ),
				self::screen( $reader ),
				Snackbars::node(),
				Node::element(
					'div',
					array(
						'class'     => 'storefront-visually-hidden',
						'aria-live' => 'polite',
					)
				),
			)
		);
	}

	/**
	 * What stands below the notices.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function screen( CartReader $reader ): Node {
		if ( array() === $reader->cart->objects( 'items' ) ) {
			return Instead::of_an_empty_cart( $reader );
		}
		if ( self::must_log_in( $reader ) ) {
			return Instead::of_a_stranger( $reader );
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkout__layout' ),
			array(
				Node::element( 'div', array( 'class' => 'storefront-checkout__side' ), array( OrderSummary::node( $reader ) ) ),
				Node::element(
					'form',
					array(
						'class'      => 'storefront-checkout__form wc-block-components-form wc-block-checkout__form',
						'method'     => 'dialog',
						'novalidate' => true,
						'aria-label' => __( 'Checkout', 'storefront-islands' ),
					),
					self::sections( $reader )
				),
			)
		);
	}

	/**
	 * Everything that is filled in, from the express buttons to the one that places the order.
	 *
	 * @param CartReader $reader The cart.
	 * @return list<Node|null>
	 */
	private static function sections( CartReader $reader ): array {
		return array_merge(
			array( self::error_summary(), Express::node( $reader ) ),
			FormView::nodes( $reader ),
			array( Payment::node( $reader ), FormView::note( $reader ), Terms::node( $reader ), Actions::node( $reader ) )
		);
	}

	/** Where what is to be mended will be said; assistive technology hears of it when it was there before. */
	private static function error_summary(): Node {
		$alert = array(
			'class' => 'storefront-errors',
			'role'  => 'alert',
		);
		return Node::element( 'div', $alert );
	}

	/**
	 * Whether the shop takes orders of its customers only, and this visitor is none yet.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function must_log_in( CartReader $reader ): bool {
		$checkout = $reader->settings->object( 'checkout' );
		return 0 === $reader->settings->int( 'currentUserId' ) && ! $checkout->bool( 'allowsGuests' ) && ! $checkout->bool( 'offersAccount' );
	}
}
