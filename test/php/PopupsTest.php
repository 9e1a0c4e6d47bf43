<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Site\Popups\PageViews;
use StorefrontIslands\Site\Popups\Popups;
use StorefrontIslands\Site\Popups\Rules;
use StorefrontIslands\Support\JsonReader;
use WP_Block_Supports;

/** Tests popups: the server-rendered blocks and their audience. */
final class PopupsTest extends TestCase {
	/** Returns the HTML at the end of a page with this content. */
	private static function printed( string $content ): string {
		do_blocks( $content );
		ob_start();
		self::hooked( 'storefront_islands_island_rendered', Popups::class )->print();
		return (string) ob_get_clean();
	}

	/** Returns the markup of a popup. */
	private static function popup( array $attributes, string $inner = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ): string {
		return serialize_block(
			array(
				'blockName'    => 'storefront-islands/popup',
				'attrs'        => $attributes,
				'innerBlocks'  => parse_blocks( $inner ),
				'innerContent' => array( null ),
			)
		);
	}

	private static function conditions( array ...$conditions ): array {
		return Rules::of( new JsonReader( array( 'conditions' => $conditions ) ) )['conditions'];
	}

	public function test_a_popup_is_a_closed_dialog_at_the_end_of_the_page(): void {
		$html = self::printed( self::popup( array( 'popupId' => 'news', 'label' => 'News "now"' ) ) );
		self::assertSame( 1, preg_match( '#<dialog id="storefront-popup-news"[^>]*>.*<p>Hello</p>.*</dialog>#s', $html, $found ) );
		self::assertStringNotContainsString( ' open', $found[0] );
		self::assertMatchesRegularExpression( '/aria-label="News &#034;now&#034;"/', $html );
		self::assertSame( '', self::printed( '' ) );
	}

	public function test_page_views_count_on_every_page_once_a_popup_depends_on_them(): void {
		delete_option( PageViews::OPTION );
		// Returns the scripts of a page with a popup of these conditions, or with none.
		$on = static function ( array ...$conditions ): array {
			$islands = self::no_islands();
			$islands->register_assets();
			$popups = new Popups( $islands );
			if ( array() !== $conditions ) {
				WP_Block_Supports::$block_to_render = array( 'blockName' => 'storefront-islands/popup' );
				$popups->add( new JsonReader( array( 'conditions' => $conditions ) ), 'p', '' );
				WP_Block_Supports::$block_to_render = null;
			}
			ob_start();
			$popups->print();
			ob_end_clean();
			return array_keys( $islands->deferred_scripts( true )['needs'] );
		};
		$on( array( 'is' => 'device', 'among' => array( 'phone' ) ), array( 'is' => 'times', 'most' => 1, 'per' => 'day' ) );
		self::assertSame( array(), $on() );
		foreach ( array( array( 'is' => 'views', 'after' => 3 ), array( 'is' => 'sessions', 'after' => 2 ), array( 'is' => 'times', 'most' => 1, 'per' => 'session' ) ) as $condition ) {
			$on( $condition );
			self::assertSame( array( 'popups' ), $on() );
			delete_option( PageViews::OPTION );
			self::assertSame( array(), $on() );
		}
		$query             = new \WP_Query();
		$query->is_preview = true;
		$before            = $GLOBALS['wp_query'] ?? null;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- A page as the editor previews it.
		$GLOBALS['wp_query'] = $query;
		$on( array( 'is' => 'views', 'after' => 3 ) );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before.
		$GLOBALS['wp_query'] = $before;
		self::assertSame( array(), $on(), 'a preview counts nothing' );
	}

	/** @dataProvider endings */
	public function test_page_views_are_no_longer_counted_after_the_last_popup_that_needs_them_is_gone( callable $end ): void {
		update_option( PageViews::OPTION, '1' );
		$content = '<!-- wp:group --><div>' . self::popup( array( 'conditions' => array( array( 'is' => 'views', 'after' => 3 ) ) ) ) . '</div><!-- /wp:group -->';
		$post    = static fn() => wp_insert_post( wp_slash( array( 'post_title' => 'P', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => $content ) ) );
		$other   = $post();
		$end( $post() );
		self::assertSame( '1', get_option( PageViews::OPTION ), 'one is left' );
		$end( $other );
		self::assertFalse( get_option( PageViews::OPTION ) );
	}

	/** Returns the ways in which a popup goes. */
	public static function endings(): array {
		return array(
			'deleted'     => array( static fn( int $id ) => wp_delete_post( $id, true ) ),
			'trash'       => array( static fn( int $id ) => wp_trash_post( $id ) ),
			'draft'       => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) ) ),
			'other terms' => array( static fn( int $id ) => wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => self::popup( array( 'conditions' => array( array( 'is' => 'device' ) ) ) ) ) ) ) ),
		);
	}

	public function test_a_popup_placed_twice_is_printed_once(): void {
		$html = self::printed( self::popup( array( 'popupId' => 'a' ) ) . self::popup( array( 'popupId' => 'a' ) ) . self::popup( array( 'popupId' => 'b' ) ) );
		self::assertSame( 2, substr_count( $html, '<dialog' ) );
	}

	public function test_an_unnamed_popup_has_the_same_id_on_every_page(): void {
		$block = self::popup( array( 'label' => 'News' ) );
		self::assertSame( self::printed( $block ), self::printed( $block . $block ) );
		self::assertSame( 2, substr_count( self::printed( $block . self::popup( array( 'label' => 'Other' ) ) ), '<dialog' ) );
	}

	public function test_only_a_centred_popup_is_modal(): void {
		self::assertSame( 1, substr_count( self::printed( self::popup( array( 'look' => 'center' ) ) ), 'data-popup-modal' ) );
		self::assertSame( 0, substr_count( self::printed( self::popup( array( 'look' => 'bar' ) ) ), 'data-popup-modal' ) );
		self::assertSame( 1, substr_count( self::printed( self::popup( array( 'look' => '"><script>' ) ) ), 'is-center' ) );
	}

	public function test_texts_shortcodes_and_settings_are_encoded(): void {
		$evil = '"><script>alert(1)</script>[gallery]';
		$html = self::printed(
			self::popup( array( 'popupId' => $evil, 'label' => $evil, 'triggers' => array( array( 'on' => 'click', 'selector' => $evil ) ) ) )
		);
		self::assertSame( 0, substr_count( $html, '<script' ) );
		self::assertSame( 0, substr_count( $html, '[gallery]' ) );
		self::assertSame( 1, substr_count( $html, '<dialog' ) );
	}

	public function test_shortcodes_run_in_content_but_not_in_the_output_of_blocks(): void {
		$block = self::popup( array(), '<!-- wp:paragraph --><p>[storefront_my_account]</p><!-- /wp:paragraph -->' );
		self::assertSame( 1, substr_count( self::printed( $block ), '<p>[storefront_my_account]</p>' ) );
		apply_filters( 'the_content', $block );
		self::assertMatchesRegularExpression( '#<dialog.*storefront-account.*</dialog>#s', self::printed( '' ) );
	}

	public function test_a_guest_gets_popups_hidden_from_users(): void {
		$block = self::popup( array( 'hideFrom' => 'logged-in' ) ) . self::popup( array( 'hideFrom' => 'roles', 'hiddenRoles' => array( 'administrator' ) ) );
		self::assertSame( 2, substr_count( self::printed( $block ), '<dialog' ) );
		wp_set_current_user( 1 );
		self::assertSame( '', self::printed( $block ) );
		self::assertSame( 1, substr_count( self::printed( self::popup( array( 'hideFrom' => 'roles', 'hiddenRoles' => array( 'customer' ) ) ) ), '<dialog' ) );
	}

	public function test_dates_are_in_the_sites_time_zone(): void {
		$of = static function ( string $zone ): array {
			$filter = static fn(): string => $zone;
			add_filter( 'pre_option_timezone_string', $filter );
			$read = self::conditions( array( 'is' => 'schedule', 'from' => '2026-11-27T09:00', 'to' => '2026-07-01T09:00:30' ) );
			remove_filter( 'pre_option_timezone_string', $filter );
			return $read;
		};
		self::assertSame(
			array( array( 'is' => 'schedule', 'from' => gmmktime( 8, 0, 0, 11, 27, 2026 ), 'to' => gmmktime( 7, 0, 30, 7, 1, 2026 ) ) ),
			$of( 'Europe/Vienna' )
		);
		self::assertSame( gmmktime( 0, 0, 0, 11, 27, 2026 ), $of( 'Asia/Tokyo' )[0]['from'] );
	}

	public function test_an_invalid_date_is_no_limit(): void {
		foreach ( array( '', 'tomorrow', '2026-13-45T99:99', array() ) as $moment ) {
			self::assertSame( 0, self::conditions( array( 'is' => 'schedule', 'from' => $moment ) )[0]['from'] );
		}
	}

	public function test_fields_are_typed_and_unknown_ones_removed(): void {
		self::assertSame(
			array( array( 'is' => 'referrer', 'shows' => false, 'patterns' => array( 'a.test' ) ), array( 'is' => 'weather' ) ),
			self::conditions(
				array( 'is' => 'referrer', 'patterns' => array( ' a.test ', '', 5 ), 'evil' => 1 ),
				array( 'is' => 'weather', 'sunny' => true )
			)
		);
	}

	public function test_a_page_with_the_checkout_has_no_popups(): void {
		Island::enqueue_assets( 'checkout' );
		self::assertSame( '', self::printed( self::popup( array( 'popupId' => 'a' ) ) ) );
	}
}
