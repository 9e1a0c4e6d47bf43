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
	private const VIEWS = array( 'is' => 'views', 'after' => 3 );

	/** Returns the HTML at the end of a page with this content. */
	private static function printed( string $content ): string {
		do_blocks( $content );
		return self::printed_by( array( self::hooked( 'storefront_islands_island_rendered', Popups::class ), 'print' ) );
	}

	/** Returns the markup of a popup. */
	private static function popup( array $attributes, string $inner = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ): string {
		return serialize_block( array( 'blockName' => 'storefront-islands/popup', 'attrs' => $attributes, 'innerBlocks' => parse_blocks( $inner ), 'innerContent' => array( null ) ) );
	}

	private static function conditions( array ...$conditions ): array {
		return Rules::of( new JsonReader( array( 'conditions' => $conditions ) ) )['conditions'];
	}

	public function test_a_popup_is_a_closed_dialog_at_the_end_of_the_page(): void {
		$html = self::printed( self::popup( array( 'popupId' => 'news', 'label' => 'News "now"' ) ) );
		self::assertSame( 1, preg_match( '#<dialog id="storefront-popup-news"[^>]*>.*<p[^>]*>Hello</p>.*</dialog>#s', $html, $found ) );
		self::assertStringNotContainsString( ' open', $found[0] );
		self::assertStringContainsString( 'aria-label="News &#034;now&#034;"', $html );
		self::assertSame( '', self::printed( '' ) );
	}

	/** Returns the scripts of a page with a popup of these conditions, or with none. */
	private static function scripts_with( array ...$conditions ): array {
		$islands = self::no_islands();
		$islands->register_assets();
		$popups = new Popups( $islands );
		if ( array() !== $conditions ) {
			WP_Block_Supports::$block_to_render = array( 'blockName' => 'storefront-islands/popup' );
			$popups->add( new JsonReader( array( 'conditions' => $conditions ) ), 'p', '' );
			WP_Block_Supports::$block_to_render = null;
		}
		self::printed_by( array( $popups, 'print' ) );
		return array_keys( $islands->deferred_scripts( true )['needs'] );
	}

	public function test_page_views_count_on_every_page_once_a_popup_depends_on_them(): void {
		delete_option( PageViews::OPTION );
		self::scripts_with( array( 'is' => 'device', 'among' => array( 'phone' ) ), array( 'is' => 'times', 'most' => 1, 'per' => 'day' ) );
		self::assertSame( array(), self::scripts_with() );
		foreach ( array( self::VIEWS, array( 'is' => 'sessions', 'after' => 2 ), array( 'is' => 'times', 'most' => 1, 'per' => 'session' ) ) as $condition ) {
			self::scripts_with( $condition );
			self::assertSame( array( 'popups' ), self::scripts_with() );
			delete_option( PageViews::OPTION );
			self::assertSame( array(), self::scripts_with() );
		}
		$before                          = $GLOBALS['wp_query'];
		$GLOBALS['wp_query']             = new \WP_Query();
		$GLOBALS['wp_query']->is_preview = true;
		self::scripts_with( self::VIEWS );
		$GLOBALS['wp_query'] = $before;
		self::assertSame( array(), self::scripts_with(), 'a preview counts nothing' );
	}

	public function test_a_popup_that_the_editor_hides_on_some_widths_is_for_the_other_devices(): void {
		$with = static fn ( array $viewport ): array => Rules::of( new JsonReader( array( 'metadata' => array( 'blockVisibility' => array( 'viewport' => $viewport ) ) ) ) )['conditions'];
		self::assertSame( array( array( 'is' => 'device', 'among' => array( 'tablet' ) ) ), $with( array( 'mobile' => false, 'desktop' => false ) ) );
		self::assertSame( array(), $with( array( 'mobile' => true ) ) );
		self::assertSame( array(), $with( array() ) );
		self::assertSame( array(), Rules::of( new JsonReader( array( 'metadata' => array( 'blockVisibility' => false ) ) ) )['conditions'] );
	}

	/** @dataProvider endings */
	public function test_page_views_are_no_longer_counted_after_the_last_popup_that_needs_them_is_gone( callable $end ): void {
		update_option( PageViews::OPTION, '1' );
		$content = '<!-- wp:group --><div>' . self::popup( array( 'conditions' => array( self::VIEWS ) ) ) . '</div><!-- /wp:group -->';
		list( $first, $second ) = array( self::post( $content ), self::post( $content ) );
		$end( $first );
		self::assertSame( '1', get_option( PageViews::OPTION ), 'one is left' );
		$end( $second );
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
		$count = static fn( string ...$popups ): int => substr_count( self::printed( implode( $popups ) ), '<dialog' );
		$named = self::popup( array( 'popupId' => 'a' ) );
		self::assertSame( 2, $count( $named, $named, self::popup( array( 'popupId' => 'b' ) ) ) );
		$block = self::popup( array( 'label' => 'News' ) );
		self::assertSame( self::printed( $block ), self::printed( $block . $block ), 'without a name' );
		self::assertSame( 2, $count( $block, self::popup( array( 'label' => 'Other' ) ) ) );
	}

	public function test_only_a_centred_popup_is_modal(): void {
		foreach ( array( 'center' => 1, 'bar' => 0 ) as $look => $modal ) {
			self::assertSame( $modal, substr_count( self::printed( self::popup( array( 'look' => $look ) ) ), 'data-popup-modal' ) );
		}
		self::assertSame( 1, substr_count( self::printed( self::popup( array( 'look' => '"><script>' ) ) ), 'is-center' ) );
	}

	public function test_texts_shortcodes_and_settings_are_encoded(): void {
		$evil = '"><script>alert(1)</script>[gallery]';
		$html = self::printed( self::popup( array( 'popupId' => $evil, 'label' => $evil, 'triggers' => array( array( 'on' => 'click', 'selector' => $evil ) ) ) ) );
		self::assertSame( array( 0, 0, 1 ), array( substr_count( $html, '<script' ), substr_count( $html, '[gallery]' ), substr_count( $html, '<dialog' ) ) );
	}

	public function test_shortcodes_run_in_content_but_not_in_the_output_of_blocks(): void {
		$block = self::popup( array(), '<!-- wp:paragraph --><p>[storefront_my_account]</p><!-- /wp:paragraph -->' );
		self::assertMatchesRegularExpression( '#<p[^>]*>\[storefront_my_account\]</p>#', self::printed( $block ) );
		apply_filters( 'the_content', $block );
		self::assertMatchesRegularExpression( '#<dialog.*storefront-account.*</dialog>#s', self::printed( '' ) );
	}

	public function test_a_block_that_the_editor_has_hidden_prints_no_popup(): void {
		$with = static fn( $visibility ): string => self::printed( self::popup( array( 'metadata' => array( 'blockVisibility' => $visibility ) ) ) );
		self::assertSame( '', $with( false ) );
		self::assertStringContainsString( '<dialog', $with( array( 'viewport' => array( 'mobile' => false ) ) ) );
	}

	public function test_a_guest_gets_popups_hidden_from_users(): void {
		$from_roles = static fn( string $role ): string => self::popup( array( 'hideFrom' => 'roles', 'hiddenRoles' => array( $role ) ) );
		$block      = self::popup( array( 'hideFrom' => 'logged-in' ) ) . $from_roles( 'administrator' );
		self::assertSame( 2, substr_count( self::printed( $block ), '<dialog' ) );
		wp_set_current_user( 1 );
		self::assertSame( '', self::printed( $block ) );
		self::assertSame( 1, substr_count( self::printed( $from_roles( 'customer' ) ), '<dialog' ) );
	}

	public function test_dates_are_in_the_sites_time_zone(): void {
		$schedule = array( 'is' => 'schedule', 'from' => '2026-11-27T09:00', 'to' => '2026-07-01T09:00:30' );
		self::set_options( array( 'timezone_string' => 'Europe/Vienna' ) );
		self::assertSame( array( array( 'is' => 'schedule', 'from' => gmmktime( 8, 0, 0, 11, 27, 2026 ), 'to' => gmmktime( 7, 0, 30, 7, 1, 2026 ) ) ), self::conditions( $schedule ) );
		self::set_options( array( 'timezone_string' => 'Asia/Tokyo' ) );
		self::assertSame( gmmktime( 0, 0, 0, 11, 27, 2026 ), self::conditions( $schedule )[0]['from'] );
		foreach ( array( '', 'tomorrow', '2026-13-45T99:99', array() ) as $invalid ) {
			self::assertSame( 0, self::conditions( array( 'from' => $invalid ) + $schedule )[0]['from'], 'no limit' );
		}
	}

	public function test_fields_are_typed_and_unknown_ones_removed(): void {
		self::assertSame(
			array( array( 'is' => 'referrer', 'shows' => false, 'patterns' => array( 'a.test' ) ), array( 'is' => 'weather' ) ),
			self::conditions( array( 'is' => 'referrer', 'patterns' => array( ' a.test ', '', 5 ), 'evil' => 1 ), array( 'is' => 'weather', 'sunny' => true ) )
		);
	}

	public function test_a_page_with_the_checkout_has_no_popups(): void {
		Island::enqueue_assets( 'checkout' );
		self::assertSame( '', self::printed( self::popup( array( 'popupId' => 'a' ) ) ) );
	}
}
