<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\View\CartItem;
use StorefrontIslands\Cart\View\CouponForm;
use StorefrontIslands\Cart\View\CouponList;
use StorefrontIslands\Cart\View\Totals;
use StorefrontIslands\Checkout\Form\FormReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Shop\ClassicLine;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\LiveRegion;
use StorefrontIslands\Ui\Picture;
use StorefrontIslands\Ui\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/checkout/order-summary.tsx. */
final class OrderSummary {
	/** Returns the order summary. */
	public static function node( CartReader $reader, Areas $areas ): Node {
		return Node::element(
			'section',
			array(
				'class'           => 'storefront-order wc-block-components-order-summary wp-block-woocommerce-checkout-order-summary-block',
				'aria-labelledby' => 'storefront-order-title',
			),
			array(
				$reader->heading(
					__( 'Order summary', 'storefront-islands' ),
					array(
						'id'    => 'storefront-order-title',
						'class' => 'storefront-order__title',
					)
				),
				Node::element(
					'details',
					array(
						'class' => 'storefront-order__details',
						'open'  => true,
					),
					array( self::toggle( $reader ), self::body( $reader, $areas ) )
				),
			)
		);
	}

	/** Returns the button that expands the summary on small screens. */
	private static function toggle( CartReader $reader ): Node {
		return Node::element(
			'summary',
			array( 'class' => 'storefront-order__toggle' ),
			array(
				Node::element( 'span', array( 'class' => 'storefront-order__toggle-text' ), array( __( 'Order summary', 'storefront-islands' ) ) ),
				Totals::is_estimate( $reader ) ? Node::element( 'span', array( 'class' => 'storefront-order__estimate' ), array( Totals::label( $reader ) ) ) : null,
				Node::element( 'span', array( 'class' => 'storefront-amount' ), array( Totals::total( $reader ) ) ),
			)
		);
	}

	/** Returns products, coupons and totals. */
	private static function body( CartReader $reader, Areas $areas ): Node {
		$lines = array();
		foreach ( $reader->cart->objects( 'items' ) as $item ) {
			$lines[] = self::line( $item, $reader );
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-order__body' ),
			array_merge(
				$reader->in_order(
					array(
						'items'   => Node::element( 'ul', array( 'class' => 'storefront-order__lines' ), $lines ),
						'coupons' => Node::group(
							array(
								CouponList::node( $reader ),
								$reader->settings->bool( 'couponsEnabled' )
									? CouponForm::node( 'storefront-order-coupon-code' )
									: null,
								LiveRegion::node(),
							)
						),
						'totals'  => Node::group( array( Totals::node( $reader, ( new FormReader( $reader ) )->offered() ), Totals::tax_note( $reader, 'storefront-order__tax-note' ) ) ),
					),
					$areas
				),
				array( $areas->take( 'beside-totals' ) )
			)
		);
	}

	/** Returns one product. */
	private static function line( JsonReader $item, CartReader $reader ): Node {
		$changed  = new ClassicLine( $item, ClassicLine::SUMMARY );
		$quantity = $item->quantity( 'quantity' );
		$prices   = $item->object( 'prices' );
		$total    = CartItem::total( $item, $reader );
		$is_more  = 1.0 !== $quantity || Money::format( CartItem::amount( $prices, 'price' ), $prices ) !== $total;
		return Node::element(
			'li',
			array( 'class' => $changed->class_name( 'storefront-order-line wc-block-components-order-summary-item' ) ),
			array(
				Node::element(
					'span',
					array( 'class' => 'storefront-order-line__picture' ),
					array(
						Picture::node( $item, $reader->placeholder(), true ),
						Node::element(
							'span',
							array(
								'class'       => 'storefront-order-line__count',
								'aria-hidden' => 'true',
							),
							array( Number::quantity( $quantity ) )
						),
					)
				),
				Node::element(
					'div',
					array( 'class' => 'storefront-order-line__about' ),
					array(
						Node::element( 'span', array( 'class' => 'storefront-order-line__name' ), array( $changed->has( 'name' ) ? SafeHtml::node( $changed->html( 'name' ), '', 'span' ) : $item->text( 'name' ) ) ),
						Node::element(
							'span',
							array( 'class' => 'storefront-visually-hidden' ),
							array( CartItem::quantity_text( $item ) )
						),
						$is_more ? CartItem::price( $prices ) : null,
						CartItem::summary( $item, $reader ),
						CartItem::details( $item ),
						CartItem::stock_note( $item ),
						CartItem::savings( $item ),
						$is_more ? Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( __( 'Total:', 'storefront-islands' ) . ' ' ) ) : null,
					)
				),
				Node::element(
					'span',
					array( 'class' => 'storefront-order-line__total wc-block-components-order-summary-item__total-price storefront-amount' ),
					array( $changed->has( 'total' ) ? SafeHtml::node( $changed->html( 'total' ), '', 'span' ) : $total )
				),
			)
		);
	}
}
