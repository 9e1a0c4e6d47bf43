<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\TranslatePress;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\Assets\ChangedTexts;

/** Tests that TranslatePress finds its marks, the texts and the forms of islands as it expects them. */
final class TranslatePressTest extends TestCase {
	private const START = '#!trpst#trp-gettext data-trpgettextoriginal=12#!trpen#';
	private const END   = '#!trpst#/trp-gettext#!trpen#';

	/** Sets its marks around all texts, as on a page in another language. */
	private static function mark_texts(): void {
		$mark = static fn( string $shown ): string => self::START . $shown . self::END;
		add_filter( 'gettext', $mark );
		add_filter( 'gettext_with_context', $mark );
	}

	public function test_marks_stay_in_html_and_nothing_else_that_would_become_a_tag(): void {
		self::assertSame( self::START . 'Add &#045; it' . self::END . '&#033;', Text::encode( self::START . 'Add - it' . self::END . '!' ) );
		self::assertStringContainsString( self::START, Text::json( array( 'text' => self::START . 'Add' . self::END ) ) );
		foreach ( array( '#!trpst#script#!trpen#', '#!trpst#trp-gettext data-trpgettextoriginal=1 onclick=x#!trpen#', '#!trpst#', '#!trpen#' ) as $text ) {
			self::assertStringNotContainsString( '#!trp', Text::encode( $text ) );
		}
	}

	public function test_islands_get_only_the_texts_that_differ_without_marks(): void {
		$handle = 'storefront-islands-marked';
		wp_register_script( $handle, 'https://shop.example/test.js', array(), '1', true );
		$texts = new ChangedTexts();
		$texts->register();
		$texts->add( 'marked' );
		add_filter( 'gettext', static fn( string $shown, string $text ): string => 'Shipping' === $text ? 'Versand' : $shown, 9, 2 );
		self::mark_texts();
		__( 'Shipping', 'storefront-islands' );
		__( 'Total', 'storefront-islands' );
		$texts->add_to_scripts();
		$before = implode( '', array_filter( (array) wp_scripts()->get_data( $handle, 'before' ) ) );
		wp_deregister_script( $handle );
		self::assertSame( 'wp.i18n.setLocaleData({"Shipping":["Versand"]},"storefront-islands");', $before );
	}

	public function test_numbers_have_no_marks(): void {
		self::mark_texts();
		self::assertSame( '1,234.5', Number::text( 1234.5, 1 ) );
		self::assertSame( '1.5', Number::quantity( 1.5 ) );
	}

	public function test_names_are_compared_as_text_and_no_markup_arises(): void {
		self::assertSame( 'T-shirt (5x7), $4', html_entity_decode( (string) TranslatePress::plain( Text::encode( 'T-shirt (5x7), $4' ) ) ) );
		self::assertSame( 'T-shirt (5x7)', TranslatePress::plain( Text::encode( 'T-shirt (5x7)' ) ) );
		$unsafe = Text::encode( "<b> \"quoted\" 'single' & \\ ` \$" );
		self::assertSame( $unsafe, TranslatePress::plain( $unsafe ) );
	}

	public function test_forms_of_islands_get_no_field(): void {
		$element = static fn( bool $is_island, ?object $parent ): object => new class( $is_island, $parent ) {
			private bool $is_island;
			private ?object $parent;

			public function __construct( bool $is_island, ?object $parent ) {
				$this->is_island = $is_island;
				$this->parent    = $parent;
			}

			public function hasAttribute( string $name ): bool {
				return 'data-island' === $name && $this->is_island;
			}

			public function parent(): ?object {
				return $this->parent;
			}
		};
		$field   = '<input type="hidden" name="trp-form-language">';
		self::assertSame( '', apply_filters( 'trp_form_inputs', $field, 'fr_FR', 'fr', $element( false, $element( true, null ) ) ) );
		self::assertSame( '', apply_filters( 'trp_form_inputs', $field, 'fr_FR', 'fr', $element( true, null ) ) );
		self::assertSame( $field, apply_filters( 'trp_form_inputs', $field, 'fr_FR', 'fr', $element( false, $element( false, null ) ) ) );
		self::assertSame( $field, apply_filters( 'trp_form_inputs', $field ) );
	}
}
