<?php
/**
 * Popups: what the server makes of their blocks, and for whom.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Html\Island;
use StorefrontIslands\Popups\Popups;
use StorefrontIslands\Popups\Rules;
use StorefrontIslands\Views\Ui\Data;

/** What stands at the end of a page with this content. */
$printed = static function ( string $content ): string {
	do_blocks( $content );
	ob_start();
	Popups::print();
	return (string) ob_get_clean();
};
/** Markup of a popup. */
$popup = static function ( array $attributes, string $inner = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ): string {
	return serialize_block(
		array(
			'blockName'    => 'storefront-islands/popup',
			'attrs'        => $attributes,
			'innerBlocks'  => parse_blocks( $inner ),
			'innerContent' => array( null ),
		)
	);
};
$conditions = static function ( array ...$conditions ): array {
	return Rules::of( new Data( array( 'conditions' => $conditions ) ) )['conditions'];
};

return array(
	'a popup is a closed dialog at the end of the page' => static function () use ( $printed, $popup ): void {
		$html = $printed( $popup( array( 'popupId' => 'news', 'label' => 'News "now"' ) ) );
		same( 1, preg_match( '#<dialog id="storefront-popup-news"[^>]*>.*<p>Hello</p>.*</dialog>#s', $html, $found ) );
		same( false, strpos( $found[0], ' open' ) );
		same( 1, preg_match( '/aria-label="News &#034;now&#034;"/', $html ) );
		same( '', $printed( '' ) );
	},
	'one that stands twice is one'                      => static function () use ( $printed, $popup ): void {
		$html = $printed( $popup( array( 'popupId' => 'a' ) ) . $popup( array( 'popupId' => 'a' ) ) . $popup( array( 'popupId' => 'b' ) ) );
		same( 2, substr_count( $html, '<dialog' ) );
	},
	'without a name it has the same one on every page'  => static function () use ( $printed, $popup ): void {
		$block = $popup( array( 'label' => 'News' ) );
		same( $printed( $block ), $printed( $block . $block ) );
		same( 2, substr_count( $printed( $block . $popup( array( 'label' => 'Other' ) ) ), '<dialog' ) );
	},
	'only in the middle it holds the page'              => static function () use ( $printed, $popup ): void {
		same( 1, substr_count( $printed( $popup( array( 'look' => 'center' ) ) ), 'data-popup-modal' ) );
		same( 0, substr_count( $printed( $popup( array( 'look' => 'bar' ) ) ), 'data-popup-modal' ) );
		same( 1, substr_count( $printed( $popup( array( 'look' => '"><script>' ) ) ), 'is-center' ) );
	},
	'texts, shortcodes and settings are encoded'        => static function () use ( $printed, $popup ): void {
		$evil = '"><script>alert(1)</script>[gallery]';
		$html = $printed(
			$popup(
				array(
					'popupId'  => $evil,
					'label'    => $evil,
					'triggers' => array(
						array(
							'on'       => 'click',
							'selector' => $evil,
						),
					),
				)
			)
		);
		same( 0, substr_count( $html, '<script' ) );
		same( 0, substr_count( $html, '[gallery]' ) );
		same( 1, substr_count( $html, '<dialog' ) );
	},
	'shortcodes run in content, but not in what blocks show' => static function () use ( $printed, $popup ): void {
		$block = $popup( array(), '<!-- wp:paragraph --><p>[storefront_my_account]</p><!-- /wp:paragraph -->' );
		same( 1, substr_count( $printed( $block ), '<p>[storefront_my_account]</p>' ) );
		apply_filters( 'the_content', $block );
		same( 1, preg_match( '#<dialog.*storefront-account.*</dialog>#s', $printed( '' ) ) );
	},
	'a guest gets what is kept from users'              => static function () use ( $printed, $popup ): void {
		$block = $popup( array( 'hideFrom' => 'logged-in' ) ) . $popup( array( 'hideFrom' => 'roles', 'hiddenRoles' => array( 'administrator' ) ) );
		same( 2, substr_count( $printed( $block ), '<dialog' ) );
		wp_set_current_user( 1 );
		same( '', $printed( $block ) );
		same( 1, substr_count( $printed( $popup( array( 'hideFrom' => 'roles', 'hiddenRoles' => array( 'customer' ) ) ) ), '<dialog' ) );
	},
	'moments are of the site’s time zone'               => static function () use ( $conditions ): void {
		$of = static function ( string $zone ) use ( $conditions ): array {
			$filter = static function () use ( $zone ): string {
				return $zone;
			};
			add_filter( 'pre_option_timezone_string', $filter );
			$read = $conditions(
				array(
					'is'   => 'schedule',
					'from' => '2026-11-27T09:00',
					'to'   => '2026-07-01T09:00:30',
				)
			);
			remove_filter( 'pre_option_timezone_string', $filter );
			return $read;
		};
		same(
			array(
				array(
					'is'   => 'schedule',
					'from' => gmmktime( 8, 0, 0, 11, 27, 2026 ),
					'to'   => gmmktime( 7, 0, 30, 7, 1, 2026 ),
				),
			),
			$of( 'Europe/Vienna' )
		);
		same( gmmktime( 0, 0, 0, 11, 27, 2026 ), $of( 'Asia/Tokyo' )[0]['from'] );
	},
	'what is no moment is no bound'                     => static function () use ( $conditions ): void {
		foreach ( array( '', 'tomorrow', '2026-13-45T99:99', array() ) as $moment ) {
			same( 0, $conditions( array( 'is' => 'schedule', 'from' => $moment ) )[0]['from'] );
		}
	},
	'fields have their types, unknown ones go'          => static function () use ( $conditions ): void {
		same(
			array(
				array(
					'is'       => 'referrer',
					'shows'    => false,
					'patterns' => array( 'a.test' ),
				),
				array( 'is' => 'weather' ),
			),
			$conditions(
				array(
					'is'       => 'referrer',
					'patterns' => array( ' a.test ', '', 5 ),
					'evil'     => 1,
				),
				array(
					'is'    => 'weather',
					'sunny' => true,
				)
			)
		);
	},
	// The last one, as a checkout stays on the page.
	'none is on a page with the checkout'               => static function () use ( $printed, $popup ): void {
		Island::expect( 'checkout' );
		same( '', $printed( $popup( array( 'popupId' => 'a' ) ) ) );
	},
);
