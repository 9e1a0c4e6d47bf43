<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Ui\SelectField;

/** Tests that options of a select keep their places, which browsers fill in by. */
final class SelectFieldTest extends TestCase {
	/** Returns the options as printed. */
	private static function options( string $value, bool $required ): string {
		$html = SelectField::node( 'country', 'Country', $value, $required, null, array( array( 'DE', 'Germany' ), array( 'FR', 'France' ) ) )->html();
		return (string) preg_replace( '#^.*<select[^>]*>|</select>.*$#s', '', $html );
	}

	public function test_the_empty_option_stays_the_first_one(): void {
		self::assertSame( '<option value="" disabled="" selected=""></option><option value="DE">Germany</option><option value="FR">France</option>', self::options( '', true ) );
		self::assertSame( '<option value="" disabled=""></option><option value="DE" selected="">Germany</option><option value="FR">France</option>', self::options( 'DE', true ) );
		self::assertSame( '<option value=""></option><option value="DE" selected="">Germany</option><option value="FR">France</option>', self::options( 'DE', false ) );
	}

	public function test_a_value_that_is_not_listed_is_named_after_the_others(): void {
		self::assertStringEndsWith( '<option value="FR">France</option><option value="CU" selected="">CU</option>', self::options( 'CU', true ) );
	}
}
