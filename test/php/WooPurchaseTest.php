<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\WooCommerce\Purchase\WooPurchase;
use StorefrontIslands\WooCommerce\Purchase\WooPurchaseHooks;

/**
 * Compares the items of a received order with those of WooCommerce's own block.
 *
 * @group woocommerce
 */
final class WooPurchaseTest extends TestCase {
	private const FILTERS = array( 'woocommerce_order_item_name', 'woocommerce_order_item_quantity_html', 'woocommerce_order_item_permalink' );

	/** Returns an order of two pieces with a plugin's data, of which one was refunded. */
	private static function order( int $product_id ): \WC_Order {
		$order = wc_create_order( array( 'status' => 'processing' ) );
		$order->set_billing_email( 'ada@example.com' );
		$item = $order->get_item( $order->add_product( wc_get_product( $product_id ), 2 ) );
		$item->add_meta_data( 'Proof', 'Front<br><a href="https://proofs.example/1">See it</a>' );
		$item->save();
		$order->calculate_totals();
		wc_create_refund(
			array(
				'order_id'   => $order->get_id(),
				'amount'     => '1',
				'line_items' => array(
					$item->get_id() => array(
						'qty'          => 1,
						'refund_total' => 1,
					),
				),
			)
		);
		return wc_get_order( $order->get_id() );
	}

	/** Returns the list of items as the summary shows it. */
	private static function items( \WC_Order $order ): string {
		$html = PurchaseView::html( WooPurchase::details( $order ), new Headings( 2 ), '' );
		return explode( 'storefront-totals', explode( 'storefront-received__items', $html )[1] )[0];
	}

	public function test_an_item_has_its_link_its_data_and_what_was_refunded(): void {
		$product = self::product();
		$html    = self::items( self::order( $product->get_id() ) );
		self::assertStringContainsString( '<a href="' . $product->get_permalink() . '">Lamp</a>', $html );
		self::assertStringContainsString( '<a href="https://proofs.example/1">See it</a>', $html );
		self::assertStringContainsString( 'Front<br', $html );
		self::assertMatchesRegularExpression( '#<del>2</del> <ins>1</ins>#', $html );
	}

	public function test_a_file_that_has_expired_or_is_used_up_has_no_link(): void {
		$files   = array();
		$product = new \WC_Product_Simple();
		foreach ( array( 'ended', 'lasting', 'used' ) as $id ) {
			$file = new \WC_Product_Download();
			$file->set_id( $id );
			$file->set_name( $id );
			$file->set_file( "https://files.example/$id.pdf" );
			$files[] = $file;
		}
		update_option( 'wc_downloads_approved_directories_mode', 'disabled' );
		$product->set_props(
			array(
				'name'         => 'Manual',
				'downloadable' => true,
				'virtual'      => true,
				'downloads'    => $files,
			)
		);
		$product->save();
		$order = wc_create_order();
		$order->set_billing_email( 'ada@example.com' );
		$order->add_product( $product );
		$order->update_status( 'completed' );
		$changes = array(
			'ended'   => array( 'access_expires' => time() - 2 * DAY_IN_SECONDS ),
			// WooCommerce lets the whole day pass.
			'lasting' => array( 'access_expires' => strtotime( 'midnight', time() ) ),
			'used'    => array( 'downloads_remaining' => 0 ),
		);
		foreach ( \WC_Data_Store::load( 'customer-download' )->get_downloads( array( 'order_id' => $order->get_id() ) ) as $permission ) {
			$permission->set_props( $changes[ $permission->get_download_id() ] );
			$permission->save();
		}
		$html = html_entity_decode( PurchaseView::html( WooPurchase::details( wc_get_order( $order->get_id() ) ), new Headings( 2 ), '' ) );
		self::assertSame( array( 'lasting' ), self::found_in( '#<a href="[^"]*download_file=[^"]*">(\w+)</a>#', $html ) );
		self::assertSame( array( 'expired on', 'until' ), self::found_in( '#Manual · (expired on|until) #', $html ) );
	}

	public function test_an_order_by_bank_transfer_names_the_account(): void {
		$gateway  = WC()->payment_gateways()->payment_gateways()['bacs'];
		$before   = $gateway->account_details;
		$account = array( 'account_name' => 'Lamp makers', 'account_number' => '4711', 'bank_name' => 'Lamp Bank', 'sort_code' => '', 'iban' => 'DE02', 'bic' => '' );
		$order    = wc_create_order( array( 'status' => 'on-hold' ) );
		$order->set_payment_method( $gateway );
		$order->save();
		$gateway->account_details = array( $account );
		$html                     = WooPurchaseHooks::instructions( $order );
		$gateway->account_details = $before;
		foreach ( array( 'Lamp makers', 'Lamp Bank', '4711', 'DE02' ) as $text ) {
			self::assertSame( 1, substr_count( $html, $text ), $text );
		}
	}

	/** Returns what the pattern's group matches. */
	private static function found_in( string $pattern, string $html ): array {
		preg_match_all( $pattern, $html, $found );
		return $found[1];
	}

	public function test_plugins_change_name_quantity_and_link(): void {
		$product = self::product();
		$order   = self::order( $product->get_id() );
		add_filter(
			'woocommerce_order_item_name',
			static function ( string $name, $item, bool $is_visible ): string {
				return $is_visible ? "<em>$name</em><script>alert(1)</script>" : '';
			},
			10,
			3
		);
		add_filter(
			'woocommerce_order_item_quantity_html',
			static function (): string {
				return '<strong>2 crates</strong>';
			}
		);
		add_filter( 'woocommerce_order_item_permalink', '__return_empty_string' );
		try {
			$html = self::items( $order );
		} finally {
			array_map( 'remove_all_filters', self::FILTERS );
		}
		self::assertStringContainsString( '<em>Lamp</em></span>', $html );
		self::assertStringContainsString( '<strong>2 crates</strong>', $html );
	}

	private static function product(): \WC_Product {
		$product = new \WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->set_regular_price( '7' );
		$product->save();
		return $product;
	}
}
