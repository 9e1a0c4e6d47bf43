<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Shop\ClassicLine;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\Picture;
use StorefrontIslands\Ui\Price;
use StorefrontIslands\Ui\QuantityField;
use StorefrontIslands\Ui\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/cart/line.tsx with its model. */
final class CartItem {
	/** Number of words that are shown of a short description. */
	private const MOST_WORDS = 15;

	/** WooCommerce's class name of details, by which scripts and styles of plugins and shops find them and their parts. */
	private const DETAILS = 'wc-block-components-product-details';

	/**
	 * Returns one cart item.
	 *
	 * @param bool $is_first True for the first lines, whose pictures are seen at first.
	 */
	public static function node( JsonReader $item, CartReader $reader, CartForm $form, bool $is_first, ?Node $after_name = null ): Node {
		$changed = new ClassicLine( $item, ClassicLine::CART );
		$item    = $changed->item();
		$url     = $item->url( 'permalink' );
		$picture = Picture::node( $item, $reader->placeholder(), false, $is_first );
		return Node::element(
			'li',
			array(
				'class'    => $changed->class_name( 'storefront-line' ),
				'data-key' => $item->string( 'key' ),
			),
			array(
				'' === $url
					? Node::element( 'span', array( 'class' => 'storefront-line__picture' ), array( $picture ) )
					: Node::element(
						'a',
						array(
							'class'       => 'storefront-line__picture',
							'href'        => $url,
							'tabindex'    => -1,
							'aria-hidden' => 'true',
						),
						array( $picture )
					),
				Node::element(
					'div',
					array( 'class' => 'storefront-line__about' ),
					array(
						self::name( $item, $changed, $url ),
						$after_name,
						$changed->has( 'price' ) ? SafeHtml::node( $changed->html( 'price' ), 'storefront-price', 'span' ) : self::price( $item->object( 'prices' ) ),
						self::summary( $item, $reader ),
						self::details( $item ),
						self::stock_note( $item ),
					)
				),
				self::quantity( $item, $form, $changed->is_removable() ),
				Node::element(
					'div',
					array( 'class' => 'storefront-line__total' ),
					array(
						Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( __( 'Total:', 'storefront-islands' ) . ' ' ) ),
						Node::element( 'span', array( 'class' => 'storefront-amount' ), array( $changed->has( 'total' ) ? SafeHtml::node( $changed->html( 'total' ), '', 'span' ) : self::total( $item, $reader ) ) ),
						self::savings( $item ),
					)
				),
			)
		);
	}

	/** Returns the name, which is a link to the product's page; a plugin's HTML has its own links. */
	private static function name( JsonReader $item, ClassicLine $changed, string $url ): Node {
		$name = $changed->has( 'name' ) ? SafeHtml::node( $changed->html( 'name' ), '', 'span' ) : $item->text( 'name' );
		return '' === $url || $changed->has( 'name' )
			? Node::element( 'span', array( 'class' => 'storefront-line__name' ), array( $name ) )
			: Node::element(
				'a',
				array(
					'class' => 'storefront-line__name',
					'href'  => $url,
				),
				array( $name )
			);
	}

	/** Returns the total of a line. */
	public static function total( JsonReader $item, CartReader $reader ): string {
		return $reader->price( $item->object( 'totals' ), 'line_subtotal', 'line_subtotal_tax' );
	}

	/** Returns the price of one unit. */
	public static function price( JsonReader $prices ): Node {
		$price   = self::amount( $prices, 'price' );
		$regular = self::amount( $prices, 'regular_price' );
		return Price::node(
			Money::format( $price, $prices ),
			$regular > $price ? Money::format( $regular, $prices ) : null
		);
	}

	/**
	 * Returns a unit price in minor units, as readPrice in src/domain/cart/read.ts does.
	 *
	 * @param string $name `price` or `regular_price`.
	 */
	public static function amount( JsonReader $prices, string $name ): int {
		if ( ! $prices->has( 'raw_prices' ) ) {
			return $prices->int( $name );
		}
		$raw = $prices->object( 'raw_prices' );
		return (int) round( (float) $raw->string( $name ) / 10 ** ( $raw->int( 'precision' ) - $prices->int( 'currency_minor_unit' ) ), 0, PHP_ROUND_HALF_EVEN );
	}

	/** Returns the short description, if the block shows it. */
	public static function summary( JsonReader $item, CartReader $reader ): ?Node {
		if ( ! $reader->has_block_flag( 'descriptions' ) ) {
			return null;
		}
		$summary = $item->text( 'summary' );
		$summary = '' === $item->string( 'summary' ) ? $item->text( 'short_description' ) : $summary;
		$words   = explode( ' ', $summary );
		if ( count( $words ) > self::MOST_WORDS ) {
			$summary = implode( ' ', array_slice( $words, 0, self::MOST_WORDS ) ) . '…';
		}
		return '' === $summary ? null : Node::element( 'p', array( 'class' => 'storefront-line__summary' ), array( $summary ) );
	}

	/** Returns what the item costs less than at its regular price, for all of its pieces. */
	public static function savings( JsonReader $item ): ?Node {
		$prices = $item->object( 'prices' );
		$amount = (int) round( ( self::amount( $prices, 'regular_price' ) - self::amount( $prices, 'price' ) ) * $item->quantity( 'quantity' ) );
		if ( $amount <= 0 ) {
			return null;
		}
		return Node::element(
			'span',
			array( 'class' => 'storefront-line__savings' ),
			/* translators: %s: an amount of money. */
			array( sprintf( __( 'Save %s', 'storefront-islands' ), Money::format( $amount, $prices ) ) )
		);
	}

	/** Returns the attributes of the variation, followed by the visible item data of plugins. */
	public static function details( JsonReader $item ): ?Node {
		$rows = array();
		foreach ( $item->objects( 'variation' ) as $choice ) {
			$rows[] = self::detail( $choice->string( 'attribute' ), $choice->string( 'value' ) );
		}
		foreach ( $item->objects( 'item_data' ) as $row ) {
			if ( in_array( $row->string( 'hidden' ), array( '', '0', 'false' ), true ) ) {
				$rows[] = self::detail(
					'' === $row->string( 'name' ) ? $row->string( 'key' ) : $row->string( 'name' ),
					'' === $row->string( 'display' ) ? $row->string( 'value' ) : $row->string( 'display' )
				);
			}
		}
		return array() === $rows ? null : Node::element( 'ul', array( 'class' => 'storefront-line__details ' . self::DETAILS ), $rows );
	}

	/**
	 * Returns a label with a value, or only a value.
	 *
	 * @param string $name  HTML; may be empty.
	 * @param string $value HTML.
	 */
	private static function detail( string $name, string $value ): Node {
		$label = PlainText::of( $name );
		preg_match_all( '/[a-z0-9]+/i', $label, $words );
		return Node::element(
			'li',
			'' === $label ? array() : array( 'class' => self::DETAILS . '__' . strtolower( implode( '-', $words[0] ) ) ),
			array(
				'' === $label ? null : Node::element( 'span', array( 'class' => self::DETAILS . '__name' ), array( $label . ':' ) ),
				SafeHtml::node( $value, self::DETAILS . '__value', 'span' ),
			)
		);
	}

	/** Returns the stock message: none where 0 are left, of a product that may be backordered without a word. */
	public static function stock_note( JsonReader $item ): ?Node {
		$remaining = $item->quantity( 'low_stock_remaining' );
		if ( $item->bool( 'show_backorder_badge' ) ) {
			$note = __( 'Available on backorder', 'storefront-islands' );
		} elseif ( $remaining > 0 ) {
			/* translators: %s: pieces in stock. */
			$note = sprintf( __( 'Only %s left in stock', 'storefront-islands' ), Number::quantity( $remaining ) );
		} else {
			return null;
		}
		return Node::element( 'p', array( 'class' => 'storefront-line__stock' ), array( $note ) );
	}

	public static function quantity_text( JsonReader $item ): string {
		/* translators: %s: number of pieces. */
		return sprintf( __( 'Quantity: %s', 'storefront-islands' ), Number::quantity( $item->quantity( 'quantity' ) ) );
	}

	/** True if the quantity of an item can be changed. */
	public static function is_open( JsonReader $item ): bool {
		return $item->object( 'quantity_limits' )->bool( 'editable' ) && ! $item->bool( 'sold_individually' );
	}

	/** Returns the quantity, editable or as text, and the remove button. */
	private static function quantity( JsonReader $item, CartForm $form, bool $is_removable ): Node {
		$is_open = self::is_open( $item );
		$remove  = __( 'Remove', 'storefront-islands' );
		/* translators: %s: product name. */
		$label = sprintf( __( 'Remove %s', 'storefront-islands' ), $item->text( 'name' ) );
		return Node::element(
			'div',
			array( 'class' => 'storefront-line__quantity' ),
			array(
				$is_open
					? QuantityField::node( 'storefront-cart-quantity-' . $item->string( 'key' ), $item )
					: Node::element( 'span', array( 'class' => 'storefront-line__fixed-quantity' ), array( self::quantity_text( $item ) ) ),
				$is_removable ? Node::element(
					'button',
					array(
						'type'       => 'button',
						'class'      => 'storefront-link-button storefront-needs-script',
						'aria-label' => $label,
					),
					array( $remove )
				) : null,
				$form->line( $item, $is_open, $is_removable ? $remove : '', $label ),
			)
		);
	}
}
