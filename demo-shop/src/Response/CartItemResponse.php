<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Cart\CartLine;
use StorefrontIslands\DemoShop\Cart\LineTotals;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Items as cart and order responses return them. */
final class CartItemResponse {
	private ShopSettings $settings;

	public function __construct( ShopSettings $settings ) {
		$this->settings = $settings;
	}

	/** @return array<string, mixed> */
	public function of( CartLine $line, LineTotals $totals ): array {
		$product  = $line->product;
		$currency = $this->settings->currency();
		$limits   = new QuantityLimits( $product );
		return array(
			'key'                  => $line->key,
			'id'                   => $product->id,
			'type'                 => $product->type,
			'quantity'             => $line->quantity,
			'quantity_limits'      => $limits->to_response() + array( 'editable' => $limits->editable ),
			'name'                 => Text::html( $product->name ),
			'short_description'    => Text::paragraphs( $product->short_description ),
			'description'          => Text::paragraphs( $product->description ),
			'sku'                  => $product->sku,
			'low_stock_remaining'  => $product->low_stock_remaining(),
			'backorders_allowed'   => $product->allows_backorders(),
			'show_backorder_badge' => 'notify' === $product->backorders && $product->stock < $line->quantity,
			'sold_individually'    => $product->sold_individually,
			'permalink'            => ProductResponse::permalink( $product ),
			'images'               => ImageResponse::of( $product ),
			'variation'            => ( new ProductResponse( $this->settings ) )->choice( $product ),
			'item_data'            => array(),
			'prices'               => PricesResponse::in_cart( $product, $currency ),
			'totals'               => $currency->to_response(
				array(
					'line_subtotal'     => $totals->subtotal,
					'line_subtotal_tax' => $totals->subtotal_tax,
					'line_total'        => $totals->total,
					'line_total_tax'    => $totals->total_tax,
				)
			),
			'catalog_visibility'   => 'visible',
			'extensions'           => new \stdClass(),
		);
	}
}
