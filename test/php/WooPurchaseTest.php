<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\WooCommerce\Purchase\WooPurchase;
use StorefrontIslands\WooCommerce\Purchase\WooPurchaseHooks;
use WC_Order;

/**
 * Tests who may see a received order, and compares its items with those of WooCommerce's own block.
 *
 * @group woocommerce
 */
final class WooPurchaseTest extends TestCase {
	use BuildsWooProducts;

	/** Returns an order of two lamps with a plugin's data, of which one was refunded. */
	private static function order(): WC_Order {
		$order = wc_create_order( array( 'status' => 'processing' ) );
		$order->set_billing_email( 'ada@example.com' );
		$item = $order->get_item( $order->add_product( self::product( array() ), 2 ) );
		$item->add_meta_data( 'Proof', 'Front<br><a href="https://proofs.example/1">See it</a>' );
		$item->save();
		$order->calculate_totals();
		wc_create_refund( array( 'order_id' => $order->get_id(), 'amount' => '1', 'line_items' => array( $item->get_id() => array( 'qty' => 1, 'refund_total' => 1 ) ) ) );
		return wc_get_order( $order->get_id() );
	}

	private static function html( WC_Order $order ): string {
		return PurchaseView::html( WooPurchase::details( $order ), new Headings( 2 ), '' );
	}

	/** Returns the list of items as the summary shows it. */
	private static function items( WC_Order $order ): string {
		return explode( 'storefront-totals', explode( 'storefront-received__items', self::html( $order ) )[1] )[0];
	}

	/** Returns what a visitor with a key gets to see of an order: one of the constants of Access. */
	private static function access( WC_Order $order, string $key, int $user = 0, string $email = '' ): string {
		wp_set_current_user( $user );
		set_query_var( OrderQuery::ENDPOINT, (string) $order->get_id() );
		$_GET  = array( 'key' => $key );
		$_POST = array( OrderQuery::EMAIL_FIELD => $email, OrderQuery::NONCE_FIELD => wp_create_nonce( OrderQuery::ACTION ) );
		$found = WooPurchase::find( OrderQuery::current() );
		self::assertSame( Access::OPEN === $found->access, null !== $found->purchase );
		return $found->access;
	}

	public function test_an_order_is_shown_to_its_customer_only_or_to_who_knows_its_e_mail(): void {
		$order   = self::order();
		$key     = $order->get_order_key();
		$session = WC()->session;
		WC()->session = null;
		$order->set_date_created( time() - HOUR_IN_SECONDS );
		$order->save();
		try {
			self::assertSame( Access::NONE, self::access( $order, '' ) );
			self::assertSame( Access::NONE, self::access( $order, 'wc_order_guessed', 0, 'ada@example.com' ) );
			self::assertSame( Access::VERIFY_EMAIL, self::access( $order, $key ) );
			self::assertSame( Access::VERIFY_EMAIL, self::access( $order, $key, 0, 'eve@example.com' ) );
			self::assertSame( Access::OPEN, self::access( $order, $key, 0, 'ada@example.com' ) );
			list( $ada, $eve ) = array_map( static fn(): int => wc_create_new_customer( wp_generate_uuid4() . '@example.com', wp_generate_uuid4(), 'password' ), array( 1, 2 ) );
			$order->set_customer_id( $ada );
			$order->save();
			self::assertSame( Access::OPEN, self::access( $order, $key, $ada ) );
			self::assertSame( Access::NONE, self::access( $order, '', $ada ) );
			self::assertSame( Access::LOG_IN, self::access( $order, $key, $eve ) );
			self::assertSame( Access::LOG_IN, self::access( $order, $key, 0, 'ada@example.com' ) );
			$order->set_status( 'checkout-draft' );
			$order->save();
			self::assertSame( Access::NONE, self::access( $order, $key, $ada ) );
		} finally {
			set_query_var( OrderQuery::ENDPOINT, '' );
			WC()->session = $session;
		}
	}

	/** Returns what the page of a received order shows of an order, above its items. */
	private static function offer( WC_Order $order ): string {
		set_query_var( OrderQuery::ENDPOINT, (string) $order->get_id() );
		$_GET = array( 'key' => $order->get_order_key() );
		try {
			$found = WooPurchase::find( OrderQuery::current() )->purchase;
			return null === $found ? 'none' : $found->instructions;
		} finally {
			set_query_var( OrderQuery::ENDPOINT, '' );
			$_GET = array();
		}
	}

	/** In WooCommerce it is a block of the template that such a page does not have. */
	public function test_the_page_of_received_orders_offers_an_account_to_a_guest_where_the_shop_does(): void {
		global $wp, $wp_query;
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( 'woocommerce/order-confirmation-create-account' ) || ! wp_is_block_theme() ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs the block of WooCommerce 9.8, and a block theme' );
		}
		$order = self::order();
		$order->set_billing_email( wp_generate_uuid4() . '@example.com' );
		$order->save();
		$page  = self::post( '<!-- wp:storefront-islands/purchase-summary {"orderReceivedPage":true} /-->' );
		$block = '<!-- wp:woocommerce/order-confirmation-create-account --><div class="wp-block-woocommerce-order-confirmation-create-account">Join us</div><!-- /wp:woocommerce/order-confirmation-create-account -->';
		add_filter(
			'pre_get_block_template',
			static function () use ( $block ): \WP_Block_Template {
				$template          = new \WP_Block_Template();
				$template->content = "<!-- wp:group --><div>$block</div><!-- /wp:group -->";
				return $template;
			}
		);
		$vars    = $wp->query_vars;
		$queried = $wp_query->queried_object;
		$wp->query_vars[ OrderQuery::ENDPOINT ] = (string) $order->get_id();
		$wp_query->queried_object               = get_post( $page );
		try {
			self::set_options( array( 'woocommerce_enable_delayed_account_creation' => 'yes' ) );
			self::assertStringContainsString( 'Join us', self::offer( $order ) );
			$wp_query->queried_object = get_post( wc_get_page_id( 'checkout' ) );
			self::assertStringNotContainsString( 'Join us', self::offer( $order ), 'a page with the template' );
			$wp_query->queried_object = get_post( $page );
			self::set_options( array( 'woocommerce_enable_delayed_account_creation' => 'no' ) );
			self::assertStringNotContainsString( 'Join us', self::offer( $order ), 'switched off' );
		} finally {
			$wp->query_vars           = $vars;
			$wp_query->queried_object = $queried;
		}
	}

	public function test_an_item_has_its_link_its_data_and_what_was_refunded(): void {
		$order = self::order();
		$html  = self::items( $order );
		$link  = current( $order->get_items() )->get_product()->get_permalink();
		foreach ( array( "<a href=\"$link\">Lamp</a>", '<a href="https://proofs.example/1">See it</a>', 'Front<br', '<del>2</del> <ins>1</ins>' ) as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_a_file_that_has_expired_or_is_used_up_has_no_link(): void {
		// WooCommerce lets the whole day of the expiry pass.
		$changes = array( 'ended' => array( 'access_expires' => time() - 2 * DAY_IN_SECONDS ), 'lasting' => array( 'access_expires' => strtotime( 'midnight', time() ) ), 'used' => array( 'downloads_remaining' => 0 ) );
		$order = self::with_files( ...array_keys( $changes ) );
		foreach ( \WC_Data_Store::load( 'customer-download' )->get_downloads( array( 'order_id' => $order->get_id() ) ) as $permission ) {
			$permission->set_props( $changes[ $permission->get_download_id() ] );
			$permission->save();
		}
		$html = html_entity_decode( self::html( wc_get_order( $order->get_id() ) ) );
		preg_match_all( '#<a href="[^"]*download_file=[^"]*">(\w+)</a>#', $html, $links );
		preg_match_all( '#Manual · (?:Downloads remaining: ∞ · )?(expired on|until) #', $html, $notes );
		self::assertSame( array( array( 'lasting' ), array( 'expired on', 'until' ) ), array( $links[1], $notes[1] ) );
	}

	/** Returns the texts of an order's details in the account. */
	private static function details( WC_Order $order ): array {
		return self::texts( self::document( PurchaseView::details( WooPurchase::details( $order ), new Headings( 2 ) ) ), '//dd|//li/div|//p' );
	}

	public function test_the_account_shows_the_e_mail_and_the_payment_method_as_plugins_change_it(): void {
		$order = self::order();
		$order->set_payment_method_title( 'Bank &amp; "wire"' );
		$order->set_payment_method( 'bacs' );
		$order->set_total( '5' );
		self::assertSame( array( 'ada@example.com', 'Bank & "wire"' ), array_slice( self::details( $order ), 0, 2 ) );
		add_filter( 'woocommerce_get_order_item_totals', static fn( array $rows ): array => array_replace_recursive( $rows, array( 'payment_method' => array( 'value' => 'Card <b>4242</b>' ) ) ) );
		self::assertSame( 'Card 4242', self::details( $order )[1] );
	}

	public function test_a_note_has_no_tags_and_keeps_its_lines_as_in_woocommerces_table(): void {
		$order = self::order();
		$order->set_customer_note( "Line \"one\"\nLine <b>two</b> & 1 < 2" );
		self::assertContains( "Your note: Line “one”\nLine two & 1 < 2", self::details( $order ) );
		$order->set_customer_note( '' );
		self::assertStringNotContainsString( 'Your note', self::html( $order ) );
	}

	/** Returns an order of a manual with files of these names, which may be downloaded for ever. */
	private static function with_files( string ...$names ): WC_Order {
		$file = static function ( string $name ): \WC_Product_Download {
			$file = new \WC_Product_Download();
			$file->set_id( $name );
			$file->set_name( $name );
			$file->set_file( "https://files.example/$name.pdf" );
			return $file;
		};
		update_option( 'wc_downloads_approved_directories_mode', 'disabled' );
		$order = wc_create_order();
		$order->set_billing_email( 'ada@example.com' );
		$order->add_product( self::product( array( 'name' => 'Manual', 'downloadable' => true, 'virtual' => true, 'downloads' => array_map( $file, $names ) ) ) );
		$order->update_status( 'completed' );
		return wc_get_order( $order->get_id() );
	}

	public function test_a_file_says_what_the_columns_of_woocommerces_table_say(): void {
		$order = self::with_files( 'plan' );
		self::assertContains( 'Manual · Downloads remaining: ∞ · Expires: Never', self::details( $order ) );
		add_filter( 'woocommerce_account_downloads_columns', static fn( array $columns ): array => array_diff_key( $columns, array( 'download-expires' => '' ) ) + array( 'size' => 'Size' ) );
		add_action( 'woocommerce_account_downloads_column_size', static fn( array $download ) => print( "<em>3 MB</em> of $download[download_name]" ) );
		self::assertContains( 'Manual · Downloads remaining: ∞', self::details( $order ) );
		self::assertContains( 'Size: 3 MB of plan', self::details( $order ) );
	}

	public function test_an_order_by_bank_transfer_names_the_account(): void {
		remove_all_actions( 'woocommerce_thankyou_bacs' );
		$gateway                  = new \WC_Gateway_BACS();
		$gateway->account_details = array( array( 'account_name' => 'Lamp makers', 'account_number' => '4711', 'bank_name' => 'Lamp Bank', 'sort_code' => '', 'iban' => 'DE02', 'bic' => '' ) );
		$order                    = wc_create_order( array( 'status' => 'on-hold' ) );
		$order->set_payment_method( $gateway );
		$order->save();
		$html = WooPurchaseHooks::instructions( $order );
		foreach ( array( 'Lamp makers', 'Lamp Bank', '4711', 'DE02' ) as $text ) {
			self::assertSame( 1, substr_count( $html, $text ), $text );
		}
	}

	public function test_plugins_change_name_quantity_and_link(): void {
		add_filter( 'woocommerce_order_item_name', static fn( string $name, $item, bool $is_visible ): string => $is_visible ? "<em>$name</em><script>alert(1)</script>" : '', 10, 3 );
		add_filter( 'woocommerce_order_item_quantity_html', static fn(): string => '<strong>2 crates</strong>' );
		add_filter( 'woocommerce_order_item_permalink', '__return_empty_string' );
		$html = self::items( self::order() );
		self::assertStringContainsString( '<em>Lamp</em></span>', $html );
		self::assertStringContainsString( '<strong>2 crates</strong>', $html );
	}
}
