<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Shop\CartPost;
use StorefrontIslands\Shop\ClassicLine;
use StorefrontIslands\Ui\LiveRegion;
use StorefrontIslands\Ui\NoticeList;
use StorefrontIslands\Ui\Snackbars;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as the first render of src/islands/cart/view.tsx, so that React can hydrate it. */
final class CartView {
	/** Number of lines whose pictures are loaded at once; same value as in src/ui/cart/line-list.tsx. */
	private const FIRST = 3;

	/**
	 * Returns the cart, which is readable without scripts.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @param array<string, mixed> $settings Keys as in src/domain/support/settings.ts; identical to those in the page's boot data.
	 * @param list<array{status: string, message: string}> $messages Messages of the shop, see ShopNoticeList.
	 * @param int $heading_level Level of the view's headings, 1 to 6.
	 */
	public static function node( array $cart, array $settings, array $messages, Areas $areas, int $heading_level = 2 ): Node {
		$reader   = new CartReader( $cart, $settings, $heading_level );
		$form     = new CartForm( CartPost::of_this_request() );
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
						: $reader->in_order(
							array(
								'items'       => self::items( $reader, $areas, $form ),
								'side'        => self::side( $reader, $areas, $form ),
								'cross-sells' => CrossSells::node( $reader ),
							),
							$areas
						)
				),
				$is_empty ? null : $areas->take( 'below' ),
				Snackbars::node(),
				LiveRegion::node(),
				LiveRegion::node(),
			)
		);
	}

	/** Returns the cart items. */
	private static function items( CartReader $reader, Areas $areas, CartForm $form ): Node {
		$lines   = array();
		$is_open = false;
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$is_open = $is_open || CartItem::is_open( ( new ClassicLine( $item, ClassicLine::CART ) )->item() );
			$lines[] = CartItem::node( $item, $reader, $form, count( $lines ) < self::FIRST, $areas->take( 'item-' . $item->string( 'key' ) ) );
		}
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-cart__items wp-block-woocommerce-cart-items-block',
				'aria-labelledby' => 'storefront-cart-items',
			),
			array_merge(
				array(
					$reader->heading(
						__( 'Products in your cart', 'storefront-islands' ),
						array(
							'id'    => 'storefront-cart-items',
							'class' => 'storefront-visually-hidden',
						)
					),
				),
				$reader->in_order( array( 'lines' => Node::element( 'ul', array( 'class' => 'storefront-lines' ), $lines ) ), $areas ),
				array( CartForm::update( $is_open ) )
			)
		);
	}

	/** Returns totals, shipping and the checkout button. */
	private static function side( CartReader $reader, Areas $areas, CartForm $form ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-cart__side' ),
			$reader->in_order(
				array(
					'summary'  => Node::group( array( self::summary( $reader, $areas, $form ), $areas->take( 'beside-totals' ) ) ),
					'proceed'  => Node::group( array( self::proceed( $reader ), $areas->take( 'below-proceed' ) ) ),
					'accepted' => $areas->take( AcceptedMethods::PLACE ),
				),
				$areas
			)
		);
	}

	/** Returns the totals. */
	private static function summary( CartReader $reader, Areas $areas, CartForm $form ): Node {
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-summary wp-block-woocommerce-cart-order-summary-block',
				'aria-labelledby' => 'storefront-summary-title',
			),
			$reader->in_order(
				array(
					'title'    => self::summary_head( $reader ),
					'coupons'  => Node::group(
						array(
							CouponList::node( $reader, true ),
							$reader->settings->bool( 'couponsEnabled' )
								? CouponForm::node( 'storefront-coupon-code', $form->coupon() )
								: null,
							LiveRegion::node(),
						)
					),
					'shipping' => Shipping::node( $reader, $form ),
					'totals'   => Node::group( array( Totals::node( $reader ), Totals::tax_note( $reader, 'storefront-summary__tax-note' ) ) ),
				),
				$areas
			)
		);
	}

	/** Returns the title of the totals. */
	private static function summary_head( CartReader $reader ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-summary__head' ),
			array(
				$reader->heading(
					$reader->block_text( 'totals', __( 'Cart totals', 'storefront-islands' ) ),
					array(
						'id'    => 'storefront-summary-title',
						'class' => 'storefront-summary__title',
					)
				),
				Node::element( 'span', array( 'class' => 'storefront-summary__state' ) ),
			)
		);
	}

	/** Returns the checkout button. */
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
						'class' => 'storefront-button storefront-proceed__button button alt wp-element-button wc-block-cart__submit-button',
						'href'  => $reader->block_url( 'checkout', $reader->page_url( 'checkout' ) ),
					),
					array( $reader->block_text( 'proceed', __( 'Proceed to checkout', 'storefront-islands' ) ) )
				),
			)
		);
	}

	/** Returns the view of an empty cart, with a link to the shop. */
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
						'class' => 'storefront-button button wp-element-button',
						'href'  => '' === $shop ? $reader->settings->url( 'homeUrl' ) : $shop,
					),
					array( __( 'Browse the shop', 'storefront-islands' ) )
				),
			)
		);
	}
}
