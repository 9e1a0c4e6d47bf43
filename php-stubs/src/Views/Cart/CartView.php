<?php
/**
 * The cart screen.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Cart;

use StorefrontIslands\Areas\Areas;
use StorefrontIslands\Views\Ui\Disclosure;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\NoticeList;
use StorefrontIslands\Views\Ui\Snackbars;

defined( 'ABSPATH' ) || exit;

/** What src/islands/cart/view.tsx draws first, element for element, so that React takes it over as it is. */
final class CartView {
	/**
	 * The cart, readable before any script has run.
	 *
	 * @param array<string, mixed> $cart     As GET /wc/store/v1/cart answers it.
	 * @param array<string, mixed> $settings Keys as in src/domain/settings.ts; the same that the page's boot data holds.
	 * @param list<array{status: string, message: string}> $messages What the shop has to say, see ShopMessages.
	 * @param Areas                $areas    What editors have put beside it.
	 * @param int                  $heading_level Of the screen's headings, 1 to 6.
	 */
	public static function node( array $cart, array $settings, array $messages, Areas $areas, int $heading_level = 2 ): Node {
		$reader   = new CartReader( $cart, $settings, $heading_level );
		$is_empty = array() === $reader->cart->objects( 'items' );
		return Node::group(
			array(
				NoticeList::node( $reader->notices( $messages ) ),
				$is_empty ? null : $areas->take( 'above' ),
				Node::element(
					'div',
					array( 'class' => 'storefront-cart__layout' ),
					$is_empty
						? array( self::empty_cart( $reader ), $areas->take( 'empty' ) )
						: array( self::items( $reader ), self::side( $reader, $areas ), CrossSells::node( $reader ) )
				),
				$is_empty ? null : $areas->take( 'below' ),
				Snackbars::node(),
				self::live_region(),
				self::live_region(),
			)
		);
	}

	/** Where assistive technology is told what has changed: one for the total, one for what was added. */
	private static function live_region(): Node {
		return Node::element(
			'div',
			array(
				'class'     => 'storefront-visually-hidden',
				'aria-live' => 'polite',
			)
		);
	}

	/**
	 * What is in the cart.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function items( CartReader $reader ): Node {
		$lines = array();
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$lines[] = Line::node( $item, $reader );
		}
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-cart__items',
				'aria-labelledby' => 'storefront-cart-items',
			),
			array(
				$reader->heading(
					__( 'Products in your cart', 'storefront-islands' ),
					array(
						'id'    => 'storefront-cart-items',
						'class' => 'storefront-visually-hidden',
					)
				),
				Node::element( 'ul', array( 'class' => 'storefront-lines' ), $lines ),
			)
		);
	}

	/**
	 * Totals, delivery and the way on.
	 *
	 * @param CartReader $reader The cart.
	 * @param Areas      $areas  What editors have put beside it.
	 */
	private static function side( CartReader $reader, Areas $areas ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-cart__side' ),
			array( self::summary( $reader ), $areas->take( 'beside-totals' ), self::proceed( $reader ), $areas->take( 'below-proceed' ) )
		);
	}

	/**
	 * What it costs.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function summary( CartReader $reader ): Node {
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-summary',
				'aria-labelledby' => 'storefront-summary-title',
			),
			array(
				Node::element(
					'div',
					array( 'class' => 'storefront-summary__head' ),
					array(
						$reader->heading(
							__( 'Cart totals', 'storefront-islands' ),
							array(
								'id'    => 'storefront-summary-title',
								'class' => 'storefront-summary__title',
							)
						),
						Node::element( 'span', array( 'class' => 'storefront-summary__state' ) ),
					)
				),
				CouponList::node( $reader ),
				$reader->settings->bool( 'couponsEnabled' )
					? Disclosure::node( 'storefront-cart__coupon storefront-needs-script', __( 'Add a coupon', 'storefront-islands' ) )
					: null,
				Shipping::node( $reader ),
				Totals::node( $reader ),
				Totals::tax_note( $reader, 'storefront-summary__tax-note' ),
			)
		);
	}

	/**
	 * The way on.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function proceed( CartReader $reader ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-proceed' ),
			array(
				Node::element(
					'p',
					array(
						'class'       => 'storefront-proceed__total',
						'aria-hidden' => 'true',
					),
					array(
						Node::element( 'span', array(), array( Totals::label( $reader ) ) ),
						Node::element( 'span', array( 'class' => 'storefront-amount' ), array( Totals::total( $reader ) ) ),
					)
				),
				Node::element(
					'a',
					array(
						'class' => 'storefront-button storefront-proceed__button wp-element-button wc-block-cart__submit-button',
						'href'  => $reader->page_url( 'checkout' ),
					),
					array( __( 'Proceed to checkout', 'storefront-islands' ) )
				),
			)
		);
	}

	/**
	 * A cart with nothing in it, and the next step.
	 *
	 * @param CartReader $reader The cart.
	 */
	private static function empty_cart( CartReader $reader ): Node {
		$shop = $reader->page_url( 'shop' );
		return Node::element(
			'div',
			array( 'class' => 'storefront-cart__empty' ),
			array(
				$reader->heading( __( 'Your cart is empty', 'storefront-islands' ) ),
				Node::element(
					'a',
					array(
						'class' => 'storefront-button wp-element-button',
						'href'  => '' === $shop ? $reader->settings->url( 'homeUrl' ) : $shop,
					),
					array( __( 'Browse the shop', 'storefront-islands' ) )
				),
			)
		);
	}
}
