<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\ProductForm;

use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\AfterAdd;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ProductFormParts;
use StorefrontIslands\Ui\ThemeButton;

defined( 'ABSPATH' ) || exit;

/**
 * Table of the products with price and quantity, and one button for all. Works without JavaScript: WooCommerce reads
 * `quantity[ID]`.
 */
final class GroupedProductForm {
	/**
	 * Returns the form; only the list if none of the products can be added here.
	 *
	 * @param Product[] $members Products of the group.
	 * @param ProductFormParts $parts What other plugins put into the form.
	 * @param string $cart_url Target of the form without JavaScript.
	 */
	public static function html( Product $group, array $members, ProductFormParts $parts, string $cart_url ): string {
		$rows    = '';
		$addable = array();
		foreach ( $members as $member ) {
			$rows .= self::row( $member, $parts );
			if ( $member->can_be_added() ) {
				$addable[] = $member->id();
			}
		}
		$list = $parts->at( 'woocommerce_grouped_product_list_before' )
			. sprintf( '<ul class="storefront-add-to-cart__members">%s</ul>', $rows )
			. $parts->at( 'woocommerce_grouped_product_list_after' );
		if ( array() === $addable ) {
			return $list;
		}
		$props = array(
			'productId' => $group->id(),
			'name'      => $group->name(),
			'members'   => $addable,
		);
		$leaves = AfterAdd::leaves_group() || $parts->is_sent;
		return sprintf(
			'%8$s<form class="storefront-add-to-cart storefront-add-to-cart--page grouped_form cart" method="post" enctype="multipart/form-data" action="%1$s" %2$s>%3$s%9$s<div class="storefront-add-to-cart__row">'
				. '<button class="storefront-add-to-cart__button single_add_to_cart_button alt %7$s" type="submit" name="add-to-cart" value="%4$d">%5$s</button></div>%6$s%10$s</form>%11$s',
			Text::url( $leaves ? AfterAdd::action( $group ) : $cart_url ),
			AddToCart::island( $props, $leaves ),
			$list,
			$group->id(),
			AddToCart::label_html( __( 'Add to cart', 'storefront-islands' ) ),
			AddToCart::message( $group ),
			ThemeButton::classes(),
			$parts->at( 'woocommerce_before_add_to_cart_form' ),
			$parts->at( 'woocommerce_before_add_to_cart_button' ),
			$parts->at( 'woocommerce_after_add_to_cart_button' ),
			$parts->at( 'woocommerce_after_add_to_cart_form' )
		);
	}

	/**
	 * Returns one product, with what other plugins print before and after its name, price and quantity.
	 *
	 * @param ProductFormParts $parts What other plugins put into the form.
	 */
	private static function row( Product $member, ProductFormParts $parts ): string {
		$around = static fn ( string $column, string $html ): string => $parts->at( ProductFormParts::of_member( "woocommerce_grouped_product_list_before_$column", $member->id() ) )
			. $html
			. $parts->at( ProductFormParts::of_member( "woocommerce_grouped_product_list_after_$column", $member->id() ) );
		return sprintf(
			'<li class="storefront-add-to-cart__member"><div>%s</div><div class="storefront-add-to-cart__facts">%s</div><div class="storefront-add-to-cart__amount">%s</div></li>',
			$around( 'label', sprintf( '<a href="%s">%s</a>', Text::url( $member->url() ), Text::encode( $member->name() ) ) ),
			$around( 'price', $member->facts() ),
			$around( 'quantity', $member->can_be_added() ? self::quantity( $member, $parts ) : self::product_link( $member ) )
		);
	}

	/**
	 * Returns the quantity input, 0 by default.
	 *
	 * @param ProductFormParts $parts What other plugins print beside it.
	 */
	private static function quantity( Product $member, ProductFormParts $parts ): string {
		return sprintf(
			'%s<div class="storefront-add-to-cart__quantity">%s</div>%s',
			$parts->at( ProductFormParts::of_member( ProductFormParts::BEFORE_QUANTITY, $member->id() ) ),
			QuantityInput::html(
				$member,
				/* translators: %s: product's name. */
				sprintf( __( 'Quantity of “%s”', 'storefront-islands' ), $member->name() ),
				array(
					'name'  => sprintf( 'quantity[%d]', $member->id() ),
					'value' => '0',
					'min'   => '0',
				),
				$parts,
				true
			),
			$parts->at( ProductFormParts::of_member( ProductFormParts::AFTER_QUANTITY, $member->id() ) )
		);
	}

	/** Returns a link to the page on which a product's options can be chosen, or to the shop that sells it. */
	private static function product_link( Product $member ): string {
		if ( ! $member->can_be_bought() && ! $member->is_external() ) {
			return '';
		}
		return sprintf(
			'<a class="storefront-add-to-cart__choose" rel="nofollow" href="%s">%s<span class="storefront-visually-hidden"> %s</span></a>',
			Text::url( $member->list_url() ),
			Text::encode( $member->button_label() ),
			Text::encode( $member->name() )
		);
	}
}
