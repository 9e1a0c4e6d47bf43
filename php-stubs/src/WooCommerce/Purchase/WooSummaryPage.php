<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Page\Content\SummaryPageSetting;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\SummaryPage;

defined( 'ABSPATH' ) || exit;

/** Shows every received order on the page that the shop has chosen, and keeps WooCommerce from changing that page. */
final class WooSummaryPage {
	/** WooCommerce's block template of received orders. */
	private const ORDER_TEMPLATE = 'order-confirmation';

	public static function register(): void {
		add_filter( 'woocommerce_get_checkout_order_received_url', array( self::class, 'url' ), 10, 2 );
		add_filter( 'woocommerce_account_endpoint_page_not_found', array( self::class, 'is_not_found' ) );
		add_filter( 'page_template_hierarchy', array( self::class, 'keep_template' ) );
		add_action( 'wp_after_insert_post', array( self::class, 'remember' ) );
		// Elementor stores its elements after the post.
		add_action(
			'elementor/document/after_save',
			static function ( object $document ): void {
				self::remember( is_callable( array( $document, 'get_main_id' ) ) ? $document->get_main_id() : 0 );
			}
		);
	}

	/**
	 * Returns the URL of a received order on the summary page.
	 *
	 * @internal
	 * @param string $url WooCommerce's URL.
	 */
	public static function url( string $url, \WC_Order $order ): string {
		$page = SummaryPage::url();
		return '' === $page ? $url : add_query_arg( 'key', $order->get_order_key(), wc_get_endpoint_url( OrderQuery::ENDPOINT, (string) $order->get_id(), $page ) );
	}

	/**
	 * Prevents the 404 response that WooCommerce sends for order-received on a page other than its checkout, if the
	 * page shows the purchase summary.
	 *
	 * @internal
	 * @param mixed $is_not_found Value from WooCommerce and other plugins.
	 * @return mixed
	 */
	public static function is_not_found( $is_not_found ) {
		return self::is_shown() ? false : $is_not_found;
	}

	/**
	 * Keeps the own template of a summary page, instead of WooCommerce's order template in block themes.
	 *
	 * @internal
	 * @param list<string> $templates Template candidates, in this order.
	 * @return list<string>
	 */
	public static function keep_template( array $templates ): array {
		return self::is_shown() ? array_values( array_diff( $templates, array( self::ORDER_TEMPLATE ) ) ) : $templates;
	}

	/**
	 * Remembers a saved page whose block is set to receive orders, and forgets one that is so no more.
	 *
	 * @internal
	 * @param mixed $post_id Id of the saved post.
	 */
	public static function remember( $post_id ): void {
		$page = is_numeric( $post_id ) ? get_post( (int) $post_id ) : null;
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type ) {
			return;
		}
		if ( 'publish' === $page->post_status && SummaryPageSetting::is_on( $page ) ) {
			SummaryPage::choose( $page->ID );
		} elseif ( SummaryPage::chosen() === $page->ID ) {
			SummaryPage::choose( 0 );
		}
	}

	/** True if the current page shows an order in the plugin's block. */
	public static function is_shown(): bool {
		$page = get_queried_object();
		return is_wc_endpoint_url( OrderQuery::ENDPOINT ) && $page instanceof \WP_Post
			&& ( SummaryPage::id() === $page->ID || ( new PrivateBlocks( array( SummaryPageSetting::BLOCK ) ) )->in_post( $page ) );
	}
}
