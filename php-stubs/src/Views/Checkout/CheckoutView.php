<?php
/**
 * The checkout screen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout;

use StorefrontIslands\Areas\Areas;
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
	 * @param Areas                $areas    What editors have put beside it.
	 * @param int                  $heading_level Of the screen's headings, 1 to 6.
	 */
	public static function node( array $cart, array $settings, array $messages, Areas $areas, int $heading_level = 2 ): Node {
		$reader = new CartReader( $cart, $settings, $heading_level );
		return Node::group(
			array(
				NoticeList::node( $reader->notices( $messages ) ),
				self::screen( $reader, $areas ),
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
	 * @param Areas      $areas  What editors have put beside it.
	 */
	private static function screen( CartReader $reader, Areas $areas ): Node {
		if ( array() === $reader->cart->objects( 'items' ) ) {
			return Node::group( array( Instead::of_an_empty_cart( $reader ), $areas->take( 'empty' ) ) );
		}
		return Node::group(
			array(
				$areas->take( 'above' ),
				self::must_log_in( $reader ) ? Instead::of_a_stranger( $reader ) : self::order( $reader, $areas ),
				$areas->take( 'below' ),
			)
		);
	}

	/**
	 * The form, and what is ordered.
	 *
	 * @param CartReader $reader The cart.
	 * @param Areas      $areas  What editors have put beside it.
	 */
	private static function order( CartReader $reader, Areas $areas ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkout__layout' ),
			array(
				Node::element( 'div', array( 'class' => 'storefront-checkout__side' ), array( OrderSummary::node( $reader, $areas ) ) ),
				Node::element(
					'div',
					array( 'class' => 'storefront-checkout__main' ),
					array(
						// It ends before the content area, which may hold forms of its own.
						Node::element(
							'form',
							array(
								'id'         => Actions::FORM_ID,
								'class'      => 'storefront-checkout__form wc-block-components-form wc-block-checkout__form',
								'method'     => 'dialog',
								'novalidate' => true,
								'aria-label' => __( 'Checkout', 'storefront-islands' ),
							),
							self::sections( $reader )
						),
						$areas->take( 'before-order' ),
						Actions::node( $reader ),
					)
				),
			)
		);
	}

	/**
	 * Everything that is filled in, from the express buttons to the note.
	 *
	 * @param CartReader $reader The cart.
	 * @return list<Node|null>
	 */
	private static function sections( CartReader $reader ): array {
		return array_merge(
			array( self::error_summary(), Express::node( $reader ) ),
			FormView::nodes( $reader ),
			array( Payment::node( $reader ), FormView::note( $reader ), Terms::node( $reader ) )
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
