<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Checkout\Form\FormView;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Ui\LiveRegion;
use StorefrontIslands\Ui\NoticeList;
use StorefrontIslands\Ui\Snackbars;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as the first render of src/islands/checkout/view.tsx, so that React can hydrate it. */
final class CheckoutView {
	/**
	 * Returns the checkout, which is readable without scripts.
	 *
	 * @param array<string, mixed> $cart Response of GET /wc/store/v1/cart.
	 * @param array<string, mixed> $settings Keys as in src/domain/support/settings.ts; identical to those in the page's boot data.
	 * @param list<array{status: string, message: string}> $messages Messages of the shop, see ShopNoticeList.
	 * @param int $heading_level Level of the view's headings, 1 to 6.
	 */
	public static function node( array $cart, array $settings, array $messages, Areas $areas, int $heading_level = 2 ): Node {
		$reader = new CartReader( $cart, $settings, $heading_level, 'checkout' );
		Terms::put( $reader, $areas );
		return Node::group(
			array(
				NoticeList::node( $reader->notices( $messages ) ),
				self::screen( $reader, $areas ),
				Snackbars::node(),
				LiveRegion::node(),
			)
		);
	}

	/** Returns the content below the notices. */
	private static function screen( CartReader $reader, Areas $areas ): Node {
		if ( array() === $reader->cart->objects( 'items' ) ) {
			return Node::group( array( FallbackScreens::empty_cart( $reader ), $areas->take( 'empty' ) ) );
		}
		return Node::group(
			array(
				$areas->take( 'above' ),
				self::must_log_in( $reader ) ? FallbackScreens::login_required( $reader ) : self::order( $reader, $areas ),
				$areas->take( 'below' ),
			)
		);
	}

	/** Returns the form and the order summary. */
	private static function order( CartReader $reader, Areas $areas ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-checkout__layout' ),
			array(
				Node::element( 'div', array( 'class' => 'storefront-checkout__side' ), array( OrderSummary::node( $reader, $areas ) ) ),
				Node::element(
					'div',
					array( 'class' => 'storefront-checkout__main' ),
					array_merge(
						array(
							// The form ends before the content area, which may contain other forms.
							Node::element(
								'form',
								array(
									'id'         => Actions::FORM_ID,
									'class'      => 'storefront-checkout__form wc-block-components-form wc-block-checkout__form',
									'method'     => 'dialog',
									'novalidate' => true,
									'aria-label' => __( 'Checkout', 'storefront-islands' ),
								),
								self::sections( $reader, $areas )
							),
							$areas->take( 'before-order' ),
						),
						$reader->in_order( array( 'actions' => Actions::node( $reader, $areas ) ), $areas )
					)
				),
			)
		);
	}

	/**
	 * Returns the sections with fields, from the express buttons to the order note.
	 *
	 * @return list<Node|null>
	 */
	private static function sections( CartReader $reader, Areas $areas ): array {
		return array_merge(
			array( self::error_summary() ),
			$reader->in_order(
				array( 'express' => Express::node( $reader ) )
				+ FormView::nodes( $reader )
				+ array(
					'payment-method' => Payment::node( $reader ),
					'order-fields'   => FormView::note( $reader ),
					'terms'          => Terms::node( $reader, $areas ),
				),
				$areas
			)
		);
	}

	/**
	 * Returns the element for the error summary, which must exist before its content for assistive technology to
	 * announce it.
	 */
	private static function error_summary(): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-errors' ),
			array( Node::element( 'p', array( 'role' => 'status' ) ) )
		);
	}

	/** True if the shop requires an account to order, and the visitor is not logged in. */
	private static function must_log_in( CartReader $reader ): bool {
		$checkout = $reader->settings->object( 'checkout' );
		return 0 === $reader->settings->int( 'currentUserId' ) && ! $checkout->bool( 'allowsGuests' ) && ! $checkout->bool( 'offersAccount' );
	}
}
