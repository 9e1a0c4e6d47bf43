<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Site\Translation\LanguageNames;
use StorefrontIslands\Site\Translation\Languages;

/** Tests the languages of the page translation. */
final class TranslationTest extends TestCase {
	public function test_languages_have_the_documented_defaults(): void {
		$languages = Languages::read( array() );
		self::assertSame( 'en', $languages->page_language() );
		self::assertSame( array( 'zh-CN', 'en', 'fr', 'pt', 'es' ), $languages->codes_in_order() );
		self::assertTrue( $languages->offer_a_choice() );
	}

	public function test_languages_are_unique_codes(): void {
		$languages = Languages::read( array( 'languages' => array( 'fr', 'en', 'fr', '"><script>', 'zh-CN', 7, "es\n", '' ) ) );
		self::assertSame( array( 'fr', 'en', 'zh-CN' ), $languages->codes_in_order() );
	}

	public function test_the_original_language_is_always_included(): void {
		self::assertSame( array( 'de', 'fr' ), Languages::read( array( 'pageLanguage' => 'de', 'languages' => array( 'fr' ) ) )->codes_in_order() );
		self::assertSame( 'en', Languages::read( array( 'pageLanguage' => '<b>' ) )->page_language() );
		self::assertFalse( Languages::read( array( 'languages' => array( 'en' ) ) )->offer_a_choice() );
	}

	public function test_languages_can_be_set_for_all_blocks(): void {
		add_filter( 'storefront_islands_translation', static fn(): array => array( 'page_language' => 'nl', 'languages' => array( 'nl', 'de' ) ) );
		self::assertSame( array( 'nl', 'de' ), Languages::read( array() )->codes_in_order() );
	}

	public function test_languages_have_their_native_names(): void {
		self::assertSame( '简体中文', LanguageNames::of( 'zh-CN' ) );
		self::assertSame( 'tlh', LanguageNames::of( 'tlh' ) );
	}

	public function test_languages_are_printed_as_buttons_before_the_script_loads(): void {
		$html = do_blocks( '<!-- wp:storefront-islands/translation /-->' );
		self::assertSame( 5, preg_match_all( '/<button class="[^"]*language" type="button"/', html_entity_decode( $html ) ) );
		self::assertMatchesRegularExpression( '/lang="fr" aria-pressed="false">Français</', $html );
		self::assertMatchesRegularExpression( '/<span role="status">[^<]*Google Translate/', html_entity_decode( $html ) );
		self::assertStringNotContainsString( 'translate.google.com', $html );
		self::assertSame( '', do_blocks( '<!-- wp:storefront-islands/translation {"languages":["en"]} /-->' ) );
	}
}
